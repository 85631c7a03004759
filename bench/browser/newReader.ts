import { CHOICE_COOKIES, GDPR_ACCEPTED, SESSION_COOKIE } from '@komawari/shared-domain';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** What a reader's browser storage holds, by key. */
export type Storage = Readonly<Record<string, string>>;

/** Who has chosen English, has seen the privacy notice, and has a session, so that pages ask for what is theirs. */
export const READER_OF_BEFORE: Storage = {
  service: '"en"',
  contentsV2: '["en"]',
  gdpr: 'true',
  sessionId: '"0b9f2c1e-5d3a-4c7b-9e21-7f4a6d8c0e35"',
};

/** A new browser profile: nothing in its cache, in its storage only this, and of cookies what an accepted notice and a session leave. */
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
  if (storage.sessionId) {
    const session = { name: SESSION_COOKIE, value: String(JSON.parse(storage.sessionId)) };
    await context.addCookies([{ ...session, domain: 'localhost', path: '/api', sameSite: 'Strict' }]);
  }
  return context;
}
