import { languageInfo, localeOf } from '@komawari/shared-domain';
import { useGetReadTitleQuery } from './viewerApi';

/** The `lang` attribute for text of a title (its name, the names of its chapters), as soon as it is known. */
export function useTitleLang(titleId: number): string | undefined {
  const { data } = useGetReadTitleQuery({ titleId });
  const locale = data?.title && localeOf(data.title.language);
  return locale && languageInfo(locale).tag;
}
