import { useEffect, useState } from 'react';
import { browserTranslation } from './browserTranslation';
import type { CommentTranslator } from './commentTranslator';

/** The browser's translation into the reader's language. If the browser has none, its code does not load. */
export function useBrowserTranslation(target: string): CommentTranslator | undefined {
  const [translator, setTranslator] = useState<CommentTranslator>();
  // The browser's APIs are outside React, and a server has none.
  useEffect(() => {
    const browser = browserTranslation(globalThis);
    if (!browser) return undefined;
    const controller = new AbortController();
    void import(/* webpackChunkName: "translation" */ './commentTranslator')
      .then(({ createCommentTranslator }) => {
        if (!controller.signal.aborted) setTranslator(createCommentTranslator(browser, target, firstPress(controller.signal)));
      })
      // Comments work without it.
      .catch(() => undefined);
    return () => {
      controller.abort();
      setTranslator(undefined);
    };
  }, [target]);
  return translator;
}

function firstPress(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerup', 'keydown']) document.addEventListener(type, () => resolve(), { once: true, signal });
  });
}
