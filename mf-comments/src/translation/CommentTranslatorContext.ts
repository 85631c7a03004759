import { createContext } from 'react';
import type { CommentTranslator } from './commentTranslator';

/** Where this browser translates; `undefined` where it does not, and until that is known. */
export const CommentTranslatorContext = createContext<CommentTranslator | undefined>(undefined);
