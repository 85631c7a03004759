import { useContext, useEffect, useState } from 'react';
import { TranslationDeskContext } from './TranslationDeskContext';

/** The language of a text, if it is another one than the reader's and can be translated from; `undefined` until that is known. */
export function useSourceLanguage(text: string): string | undefined {
  const desk = useContext(TranslationDeskContext);
  const [source, setSource] = useState<string>();
  // The browser answers in its own time.
  useEffect(() => {
    let isCurrent = true;
    void desk?.sourceOf(text).then((found) => isCurrent && setSource(found));
    return () => {
      isCurrent = false;
    };
  }, [desk, text]);
  return desk && source;
}
