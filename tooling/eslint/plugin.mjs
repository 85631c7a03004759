/** The rules of this repository that no published plugin has (eslint.config.mjs). */
import { assertionNeedsReason } from './assertionNeedsReason.mjs';
import { fieldWords } from './fieldWords.mjs';

export const komawari = {
  rules: { 'assertion-needs-reason': assertionNeedsReason, 'field-words': fieldWords },
};
