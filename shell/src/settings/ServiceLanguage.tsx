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

/** Lists each language by its own name, so that a reader who cannot read the page still finds theirs. */
export function ServiceLanguage() {
  const dispatch = useAppDispatch();
  const writeQuery = useQueryWriter();
  const locale = useAppSelector(selectServiceLanguage);
  function choose(chosen: Locale) {
    dispatch(serviceLanguageChosen(chosen));
    // A language in the address would take effect again when somebody reloads the page.
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
