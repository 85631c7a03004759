import { type Locale, languageInfo } from '@komawari/shared-domain';

/** IDs of existing content, to try a route on. */
export interface SampleContent {
  titleId: number;
  chapterId: number;
}

/** A route's pattern with its parameters filled in. */
export function samplePath(pattern: string, { titleId, chapterId }: SampleContent, locale: Locale): string {
  const { code } = languageInfo(locale);
  const values: Readonly<Record<string, string | number>> = {
    titleId,
    chapterId,
    publisherId: 1,
    language: code,
    lang: code,
    questionnaire_key: 'sample',
  };
  return pattern.replace(/:(\w+)\??/g, (_, name: string) => String(values[name] ?? 1));
}
