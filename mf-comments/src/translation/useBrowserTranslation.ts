import { useEffect, useState } from 'react';
import { browserTranslation } from './browserTranslation';
import type { CommentTranslator } from './commentTranslator';

/** The browser's translation into the reader's language. Where there is none, none of its code is loaded either. */
export function useBrowserTranslation(target: string): CommentTranslator | undefined {
  const [translator, setTranslator] = useState<CommentTranslator>();
  // What the browser offers is outside of React, and a server has none of it.
  useEffect(() => {
    const browser = browserTranslation(globalThis);
    if (!browser) return undefined;
    const controller = new AbortController();
    void import(/* webpackChunkName: "translation" */ './commentTranslator')
      .then(({ createCommentTranslator }) => {
        if (!controller.signal.aborted) setTranslator(createCommentTranslator(browser, target, firstPress(controller.signal)));
      })
      // Comments are read without it as well.
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
