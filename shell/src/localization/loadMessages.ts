import type { Locale } from '@komawari/shared-domain';
import type { Messages } from '@komawari/shared-state';

/** The shell's own words; each language is a file of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const file = await import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.json`);
  return file.default;
}
