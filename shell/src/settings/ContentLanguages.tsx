import { LANGUAGES, type LanguageInfo } from '@komawari/shared-domain';
import {
  contentLanguageToggled,
  selectContentLanguages,
  selectServiceLanguage,
  useAppDispatch,
  useAppSelector,
  useGetLanguagesQuery,
} from '@komawari/shared-state';
import { Checkbox, CheckboxList } from '@komawari/shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** The languages in which lists show comics, with the number of series in each (docs/specification.md §2). */
export function ContentLanguages() {
  const dispatch = useAppDispatch();
  const service = useAppSelector(selectServiceLanguage);
  const contents = useAppSelector(selectContentLanguages);
  const countOf = useSeriesCounts();
  return (
    <CheckboxList legend={<FormattedMessage {...messages.contents} />} hint={<FormattedMessage {...messages.contentsHint} />}>
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language.locale}
          label={<span lang={language.tag}>{language.nativeName}</span>}
          note={<SeriesCount count={countOf(language)} />}
          checked={contents.includes(language.locale)}
          disabled={language.locale === service}
          onChange={() => dispatch(contentLanguageToggled(language.locale))}
        />
      ))}
    </CheckboxList>
  );
}

function useSeriesCounts(): (language: LanguageInfo) => number | undefined {
  const { data } = useGetLanguagesQuery();
  return ({ wire }) => data && (data.availableLanguages.find(({ language }) => language === wire)?.titlesCount ?? 0);
}

function SeriesCount({ count }: { count: number | undefined }) {
  return count !== undefined && <FormattedMessage {...messages.seriesCount} values={{ count }} />;
}
