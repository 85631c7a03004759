import { languageInfo, localeOf } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';

/** The `lang` attribute for the words of a title, so that they are read out and broken into lines rightly. */
export function titleLang({ language }: Pick<Title, 'language'>): string | undefined {
  const locale = localeOf(language);
  return locale && languageInfo(locale).tag;
}
