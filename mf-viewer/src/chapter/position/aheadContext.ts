import { createContext, useContext } from 'react';

/**
 * How the reader will open a chapter that is rendered ahead: by a link that names only the chapter, or by going back in the
 * history.
 */
export type StepAhead = 'link' | 'history';

/** Set for a chapter that is rendered before it is opened. Until then the page's URL belongs to another chapter. */
export const AheadContext = createContext<StepAhead | undefined>(undefined);

export function useStepAhead(): StepAhead | undefined {
  return useContext(AheadContext);
}
