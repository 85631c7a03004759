import { useContext, useEffect, useState } from 'react';
import { CommentTranslatorContext } from './CommentTranslatorContext';

/** The language of a text, if it is not the reader's and can be translated. `undefined` until that is known. */
export function useSourceLanguage(text: string): string | undefined {
  const translator = useContext(CommentTranslatorContext);
  const [source, setSource] = useState<string>();
  // The browser answers asynchronously.
  useEffect(() => {
    let isCurrent = true;
    void translator?.sourceOf(text).then((found) => isCurrent && setSource(found));
    return () => {
      isCurrent = false;
    };
  }, [translator, text]);
  return translator && source;
}
