import { createContext, useContext } from 'react';

/**
 * How the reader will open a chapter that is rendered ahead: by a link that names only the chapter, or by going back in the
 * history.
 */
export type ExpectedNavigation = 'link' | 'history';

/** Set for a chapter that is rendered before it is opened. Until then the page's URL belongs to another chapter. */
export const ExpectedNavigationContext = createContext<ExpectedNavigation | undefined>(undefined);

export function useExpectedNavigation(): ExpectedNavigation | undefined {
  return useContext(ExpectedNavigationContext);
}
