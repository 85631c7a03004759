import { languageInfo, localeOf } from '@komawari/shared-domain';

/** The `lang` attribute for the words of a title, so that they are read out and broken into lines rightly. */
export function titleLang({ language }: { language?: number | undefined }): string | undefined {
  const locale = language === undefined ? undefined : localeOf(language);
  return locale && languageInfo(locale).tag;
}
