import type { Locale } from '@komawari/shared-domain';
import type { Messages } from '@komawari/shared-state/contract';

/** Loads this remote's messages in one language, for the host and for a webview whose address names its language. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return import(/* webpackChunkName: "messages-[request]" */ `./locales/${locale}.json`).then(
    (module: { default: Messages }) => module.default,
  );
}
