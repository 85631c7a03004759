import { useEffect, useState } from 'react';
import { browserTranslation } from './browserTranslation';
import type { TranslationDesk } from './translationDesk';

/** The browser's translation into the reader's language. Where there is none, none of its code is loaded either. */
export function useBrowserTranslation(target: string): TranslationDesk | undefined {
  const [desk, setDesk] = useState<TranslationDesk>();
  // What the browser offers is outside of React, and a server has none of it.
  useEffect(() => {
    const browser = browserTranslation(globalThis);
    if (!browser) return undefined;
    const controller = new AbortController();
    void import(/* webpackChunkName: "translation" */ './translationDesk')
      .then(({ translationDesk }) => {
        if (!controller.signal.aborted) setDesk(translationDesk(browser, target, firstPress(controller.signal)));
      })
      // Comments are read without it as well.
      .catch(() => undefined);
    return () => {
      controller.abort();
      setDesk(undefined);
    };
  }, [target]);
  return desk;
}

function firstPress(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerup', 'keydown']) document.addEventListener(type, () => resolve(), { once: true, signal });
  });
}
