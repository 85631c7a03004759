import { createContext, useContext } from 'react';

/** Whether a chapter is drawn before it is opened. The address is that of the chapter before it then. */
export const AheadContext = createContext(false);

export function useIsAhead(): boolean {
  return useContext(AheadContext);
}
