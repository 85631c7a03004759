/** The rules of this repository that no published plugin has (.oxlintrc.jsonc). */
import { assertionNeedsReason } from './assertionNeedsReason.mjs';
import { datesNeedTimeZone } from './datesNeedTimeZone.mjs';
import { fieldWords } from './fieldWords.mjs';
import { noWordsInMarkup } from './noWordsInMarkup.mjs';

export default {
  meta: { name: 'komawari' },
  rules: {
    'assertion-needs-reason': assertionNeedsReason,
    'dates-need-time-zone': datesNeedTimeZone,
    'field-words': fieldWords,
    'no-words-in-markup': noWordsInMarkup,
  },
};
