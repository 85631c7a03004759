import { CHOICE_COOKIES, GDPR_ACCEPTED, SESSION_COOKIE } from '@komawari/shared-domain';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** The browser storage of a reader, by key. */
export type Storage = Readonly<Record<string, string>>;

/** A reader who has chosen English, has seen the privacy notice and has a session, so that pages request personal data. */
export const RETURNING_READER: Storage = {
  service: '"en"',
  contentsV2: '["en"]',
  gdpr: 'true',
  sessionId: '"0b9f2c1e-5d3a-4c7b-9e21-7f4a6d8c0e35"',
};

/**
 * A new browser profile with an empty cache. Its storage contains only these entries, and its cookies are those of an accepted
 * notice and a session.
 */
export async function newReader(browser: Browser, storage: Storage, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', serviceWorkers: 'block', ...options });
  // The compiler adds a helper call to functions that are sent into the page. The helper exists only here.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript((entries) => {
    // The blank page of a new tab has no storage.
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
