import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { makePageEyes, type PageEyes } from './pageEyes';

const EyesContext = createContext<PageEyes | null>(null);

function startWorker(): Worker {
  return new Worker(new URL(/* webpackChunkName: "sight-worker" */ './sightWorker.ts', import.meta.url));
}

/** What was seen on pages, for the whole visit. Costs nothing until something asks for a look. */
export function EyesProvider({ children }: { children: ReactNode }) {
  const [eyes] = useState(() => makePageEyes(startWorker));
  // The worker is outside React.
  useEffect(() => eyes.stop, [eyes]);
  return <EyesContext value={eyes}>{children}</EyesContext>;
}

export function useEyes(): PageEyes {
  const eyes = useContext(EyesContext);
  if (!eyes) throw new Error('Pages are looked at inside EyesProvider only');
  return eyes;
}
