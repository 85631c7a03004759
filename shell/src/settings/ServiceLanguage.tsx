import { LANGUAGES, type Locale } from '@komawari/shared-domain';
import {
  selectServiceLanguage,
  serviceLanguageChosen,
  useAppDispatch,
  useAppSelector,
  useQueryWriter,
} from '@komawari/shared-state';
import { RadioList } from '@komawari/shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

const OPTIONS = LANGUAGES.map(({ locale, nativeName, tag }) => ({ value: locale, label: nativeName, lang: tag }));

/** Each language by its own name: a reader who cannot read the page must still find theirs. */
export function ServiceLanguage() {
  const dispatch = useAppDispatch();
  const writeQuery = useQueryWriter();
  const locale = useAppSelector(selectServiceLanguage);
  function choose(chosen: Locale) {
    dispatch(serviceLanguageChosen(chosen));
    // What the address says of the language would hold again for whoever loads it anew.
    writeQuery('lang', undefined);
  }
  return (
    <RadioList<Locale>
      legend={<FormattedMessage {...messages.service} />}
      options={OPTIONS}
      value={locale}
      isFarReaching
      onChange={choose}
    />
  );
}
