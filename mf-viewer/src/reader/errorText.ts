import type { ApiError, Locale } from '@komawari/shared-state';

/**
 * The server's own words for a viewer error (spec §8): the Spanish popup if the service language is Spanish, else the English one.
 * `undefined` when it gave none.
 */
export function errorText(error: ApiError, locale: Locale): { body: string; lang: string } | undefined {
  if (!('popups' in error)) return undefined;
  const { english, spanish } = error.popups;
  const body = locale === 'es' ? spanish?.body : english?.body;
  return body ? { body, lang: locale === 'es' ? 'es' : 'en' } : undefined;
}
