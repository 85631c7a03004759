/// <reference lib="webworker" />
/**
 * A reader follows a title, agrees to notifications, and gets one when a chapter starts: once, encrypted, in the language of the
 * site.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleNamed } from '@komawari/tooling/testing/content';
import { startTestSite } from '@komawari/tooling/testing/site';
import type { BrowserContext, Page } from '@playwright/test';
import { createReceiver, startPushEndpoint } from '../server/src/testing/pushReceiver';
import { test as base, expect } from './reader';
import { SERIAL, writeSerialPack } from './writeSerialPack';

interface PushSite {
  url: string;
  endpoint: Awaited<ReturnType<typeof startPushEndpoint>>;
  /** Publishes the next chapter. */
  publishChapter: (number: number) => Promise<void>;
}

const test = base.extend<object, { pushSite: PushSite }>({
  pushSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern, also for a fixture that uses no other
    async ({}, use) => {
      const endpoint = await startPushEndpoint();
      const pack = await mkdtemp(join(tmpdir(), 'komawari-serial-'));
      await writeSerialPack(pack, 1);
      const settings = { PUSH_CONTACT: 'mailto:site@example.org', PUSH_SERVICES: endpoint.origin };
      const site = await startTestSite({ pack, hasPages: true, settings });
      const publishChapter = async (number: number) => {
        await writeSerialPack(pack, number);
        await site.apply(pack);
      };
      await use({ url: site.url, endpoint, publishChapter });
      await site.stop();
      await endpoint.stop();
      await rm(pack, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [async ({ pushSite }, use) => use(pushSite.url), { scope: 'worker' }],
});

test.use({
  serviceWorkers: 'allow',
  mayPrint: /language detection/,
  launchOptions: {
    executablePath: process.env.KOMAWARI_BROWSER_WITH_WINDOWS ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  },
});

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * A browser without a subscription, whose reader will agree, and whose push service is in this test: Chromium's own is far away.
 */
async function givePushService(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((json) => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.getItem('permission') ?? permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      sessionStorage.setItem('permission', permission);
      return 'granted';
    };
    const own = { options: {}, toJSON: () => json };
    const isSubscribed = () => sessionStorage.getItem('subscribed') === '1';
    PushManager.prototype.getSubscription = async () => (isSubscribed() ? (own as unknown as PushSubscription) : null);
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', '1');
      return own as unknown as PushSubscription;
    };
  }, subscription);
}

/** Delivers a message to the page's service worker, as the browser does with one from its push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  // The browser also reports the workers of other journeys' sites.
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

/** The notifications that the device shows. */
function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, icon, lang, tag }) => ({ title, body, icon, lang, tag }));
  });
}

/** Presses a notification. A browser opens windows only after a real press, so this records what the worker would open. */
async function press(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(String(url));
        return null;
      };
      scope.dispatchEvent(new NotificationEvent('notificationclick', { notification: notification! }));
    });
  });
}

test('a new chapter sends one notification, which opens the chapter when clicked', async ({
  page,
  context,
  reader,
  pushSite,
}) => {
  const { endpoint, publishChapter } = pushSite;
  const receiver = createReceiver(`${endpoint.origin}/mara`);
  await givePushService(context, receiver.subscription);
  const { titleId } = await titleNamed(SERIAL, pushSite.url);
  await reader.open(`/titles/${titleId}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await test.step('our own offer comes before the permission prompt of the browser', async () => {
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    const offer = page.getByRole('region', { name: 'New chapters' });
    await expect(offer).toContainText('Shall we tell you');
    expect(await page.evaluate(() => Notification.permission)).toBe('default');
    const registered = page.waitForRequest((request) => request.url().includes('/push_token?'));
    await offer.getByRole('button', { name: 'Tell me' }).click();
    expect(new URL((await registered).url()).searchParams.get('lang')).toBe('eng');
    await expect(offer).toContainText('You will hear from us');
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
  });

  await test.step('changing the language registers the push token again', async () => {
    const registered = page.waitForRequest((request) => request.url().includes('/push_token?'));
    await page.evaluate(() => localStorage.setItem('service', '"th"'));
    await page.reload();
    expect(new URL((await registered).url()).searchParams.get('lang')).toBe('tha');
  });

  await publishChapter(2);
  await expect.poll(() => endpoint.received.length, { timeout: 60_000 }).toBe(1);
  const [message] = endpoint.received;
  const data = receiver.decrypt(message!.body);

  await test.step('the device shows the notification', async () => {
    // Like a push service, delivers again if the browser had no worker ready. A message with the same tag replaces the first one.
    await expect(async () => {
      await deliver(page, data);
      await expect.poll(() => shownNotifications(page), { timeout: 5000 }).toHaveLength(1);
    }).toPass();
    const [shown] = await shownNotifications(page);
    expect(shown).toMatchObject({ title: SERIAL, body: 'ตอนใหม่: #002 – Station 2', lang: 'th' });
    expect((await page.request.get(shown!.icon)).headers()['content-type']).toBe('image/webp');
  });

  await test.step('a click on the notification opens the chapter', async () => {
    const address = await press(context);
    await page.goto(address);
    await expect(page.getByText('#002').first()).toBeAttached();
    await expect.poll(() => shownNotifications(page)).toEqual([]);
  });

  await test.step('the second message is about the next chapter only', async () => {
    endpoint.answer.status = 410;
    await publishChapter(3);
    await expect.poll(() => endpoint.received.length, { timeout: 60_000 }).toBe(2);
    expect(receiver.decrypt(endpoint.received[1]!.body)).toContain('#003');
  });
});
