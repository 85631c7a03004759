import { useState } from 'react';

/** Pages by their visible numbers, from the first to the last. */
export interface MenuPages {
  from: number;
  to: number;
}

export interface PageMenuState {
  pages: MenuPages;
  /** Opens the menu for the page that was pressed, or for the visible pages. */
  open: (page?: number) => void;
}

/** The pages to which the page menu applies. */
export function usePageMenu(inSight: MenuPages, onOpen: () => void): PageMenuState {
  const [pressed, setPressed] = useState<number>();
  return {
    pages: pressed === undefined ? inSight : { from: pressed, to: pressed },
    open(page) {
      setPressed(page);
      onOpen();
    },
  };
}
