import { installPushBrowser, type PushBrowser, tokenAt } from '@komawari/tooling/testing/push';
import { currentPushToken, pushPermission, pushRegistration, subscribeToPush } from './pushSubscription';

const KEY = 'BKey';
let browser: ReturnType<typeof installPushBrowser> | undefined;
const withBrowser = (options?: PushBrowser) => (browser = installPushBrowser(options));
afterEach(() => browser?.restore());

test('the token contains the endpoint and the keys of the subscription', async () => {
  withBrowser({ endpoint: 'https://push.test/1' });
  expect(await currentPushToken()).toBe(tokenAt('https://push.test/1'));
});

test('without a service worker, a warning is logged and there is no token', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  withBrowser({ hasWorker: false, gives: 'https://push.test/1' });
  expect([await currentPushToken(), await subscribeToPush(KEY)]).toEqual([undefined, undefined]);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('service worker'));
});

test('a missing token is only logged', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  withBrowser();
  expect([await currentPushToken(), await subscribeToPush(KEY)]).toEqual([undefined, undefined]);
  expect(info).toHaveBeenCalledTimes(2);
});

test('subscribeToPush keeps a subscription, or makes one with the key of the site', async () => {
  withBrowser({ endpoint: 'https://push.test/1', madeFor: KEY });
  expect(await subscribeToPush(KEY)).toBe(tokenAt('https://push.test/1'));
  browser?.restore();
  const { subscribedFor } = withBrowser({ gives: 'https://push.test/2' });
  expect(await subscribeToPush(KEY)).toBe(tokenAt('https://push.test/2'));
  expect(subscribedFor).toEqual([KEY]);
});

test('a subscription for another key of the site is replaced', async () => {
  const { subscribedFor } = withBrowser({ endpoint: 'https://push.test/1', madeFor: 'BOld', gives: 'https://push.test/2' });
  expect(await subscribeToPush(KEY)).toBe(tokenAt('https://push.test/2'));
  expect(subscribedFor).toEqual([KEY]);
});

test('a browser without notifications, workers or push has no push registration', async () => {
  expect(pushPermission()).toBe('unknown');
  expect(await pushRegistration()).toBeUndefined();
  withBrowser({ hasPush: false });
  expect(await pushRegistration()).toBeUndefined();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.reject(new Error('not here')) },
  });
  expect(await pushRegistration()).toBeUndefined();
});
