import { createContext } from 'react';
import type { TranslationDesk } from './translationDesk';

/** Where this browser translates; `undefined` where it does not, and until that is known. */
export const TranslationDeskContext = createContext<TranslationDesk | undefined>(undefined);
