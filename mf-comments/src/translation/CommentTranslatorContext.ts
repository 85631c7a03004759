import { createContext } from 'react';
import type { CommentTranslator } from './commentTranslator';

/** The browser's translator. `undefined` if the browser does not translate, and until that is known. */
export const CommentTranslatorContext = createContext<CommentTranslator | undefined>(undefined);
