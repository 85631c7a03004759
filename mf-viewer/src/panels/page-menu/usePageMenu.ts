import { useState } from 'react';

/** Pages by the numbers that readers know, from the first to the last. */
export interface MenuPages {
  from: number;
  to: number;
}

export interface PageMenuState {
  pages: MenuPages;
  /** Opens the menu for the page that was pressed; without one for the visible pages. */
  open: (page?: number) => void;
}

/** Which pages the page menu is about. */
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
