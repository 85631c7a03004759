import { createContext, useContext } from 'react';

/** By which step a chapter will be opened that is drawn before: a link that says no more than the chapter, or one back through the history. */
export type StepAhead = 'link' | 'history';

/** Of a chapter that is drawn before it is opened. The address is that of another one then. */
export const AheadContext = createContext<StepAhead | undefined>(undefined);

export function useStepAhead(): StepAhead | undefined {
  return useContext(AheadContext);
}
