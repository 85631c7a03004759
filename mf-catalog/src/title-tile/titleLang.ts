import { languageInfo, localeOf } from '@komawari/shared-domain';

/** The `lang` attribute for the text of a title, for correct pronunciation and line breaks. */
export function titleLang({ language }: { language?: number | undefined }): string | undefined {
  const locale = language === undefined ? undefined : localeOf(language);
  return locale && languageInfo(locale).tag;
}
