import type { Locale } from '@komawari/shared-domain';
import type { Messages } from '@komawari/shared-state';

/** Loads the shell's own messages. Each language has its own file. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const file = await import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.json`);
  return file.default;
}
