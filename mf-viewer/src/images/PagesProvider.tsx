import { useWhenOnline } from '@komawari/shared-ui';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageSource } from '../model/chapter/pageSource';
import { takeFirstPicture } from './loading/firstPictures';
import { createPageLoader, type PageLoader } from './loading/pageLoader';
import { createPagePipeline, type PagePipeline, type PageState } from './loading/pagePipeline';

const PagesContext = createContext<PagePipeline | null>(null);

function startWorker(): Worker {
  return new Worker(new URL(/* webpackChunkName: "page-worker" */ './loading/pageWorker.ts', import.meta.url));
}

/**
 * Holds the pictures of the viewer. There is one instance per visit, so that the next chapter's first pages are loaded when it
 * opens.
 */
export function PagesProvider({ children }: { children: ReactNode }) {
  const [{ pipeline, loader }] = useState(createPages);
  // The worker is outside React. Its memory is released when the reader leaves the viewer.
  useEffect(() => {
    loader.start();
    return () => {
      pipeline.setQueue([]);
      loader.stop();
    };
  }, [pipeline, loader]);
  useWhenOnline(pipeline.retryUnreachable);
  return <PagesContext value={pipeline}>{children}</PagesContext>;
}

function createPages(): { pipeline: PagePipeline; loader: PageLoader } {
  const loader = createPageLoader(startWorker);
  return {
    loader,
    pipeline: createPagePipeline((source, signal) => takeFirstPicture(source) ?? loader.load(source, signal), URL),
  };
}

export function usePages(): PagePipeline {
  const pipeline = useContext(PagesContext);
  if (!pipeline) throw new Error('Pages are shown inside PagesProvider only');
  return pipeline;
}

/** Follows one picture on its way to the screen. */
export function usePageState(page: PageSource): PageState {
  const { subscribe, stateOf } = usePages();
  const read = () => stateOf(page);
  return useSyncExternalStore(subscribe, read, read);
}
