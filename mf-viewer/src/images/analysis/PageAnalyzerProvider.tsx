import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createPageAnalyzer, type PageAnalyzer } from './pageAnalyzer';

const PageAnalyzerContext = createContext<PageAnalyzer | null>(null);

function startWorker(): Worker {
  return new Worker(new URL(/* webpackChunkName: "analysis-worker" */ './analysisWorker.ts', import.meta.url));
}

/** Holds the analysis results of pages for the whole visit. It costs nothing until something requests an analysis. */
export function PageAnalyzerProvider({ children }: { children: ReactNode }) {
  const [analyzer] = useState(() => createPageAnalyzer(startWorker));
  // The worker is outside React.
  useEffect(() => analyzer.stop, [analyzer]);
  return <PageAnalyzerContext value={analyzer}>{children}</PageAnalyzerContext>;
}

export function usePageAnalyzer(): PageAnalyzer {
  const analyzer = useContext(PageAnalyzerContext);
  if (!analyzer) throw new Error('Pages are analyzed inside PageAnalyzerProvider only');
  return analyzer;
}
