import { CHOICE_COOKIES, GDPR_ACCEPTED } from '@komawari/shared-domain';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** What a reader's browser storage holds, by key. */
export type Storage = Readonly<Record<string, string>>;

/** Who has chosen English and has seen the privacy notice. */
export const READER_OF_BEFORE: Storage = { service: '"en"', contentsV2: '["en"]', gdpr: 'true' };

/** A new browser profile: nothing in its cache, in its storage only this, and of cookies what an accepted notice leaves. */
export async function newReader(browser: Browser, storage: Storage, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', serviceWorkers: 'block', ...options });
  // Functions that are sent into the page carry a call of the compiler's that only exists here.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript((entries) => {
    // The empty page that a tab begins with has no storage.
    if (location.origin === 'null') return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  if (storage.gdpr) {
    const accepted = { name: CHOICE_COOKIES.isGdprAccepted, value: GDPR_ACCEPTED };
    await context.addCookies([{ ...accepted, domain: 'localhost', path: '/' }]);
  }
  return context;
}
