import { currentPushToken } from './pushToken';

function browserWith(serviceWorker: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

const registrationWith = (subscription: unknown) => ({
  getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }),
});

afterEach(() => browserWith(undefined));

test('the token is the one that a messaging service gave this browser', async () => {
  browserWith(registrationWith({ endpoint: 'https://push.example/token' }));
  expect(await currentPushToken()).toBe('https://push.example/token');
});

test('without a service worker that is logged as a warning, and no token is used', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  browserWith({ getRegistration: async () => undefined });
  expect(await currentPushToken()).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('service worker'));
});

test('a missing token is only logged', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  browserWith(registrationWith(null));
  expect(await currentPushToken()).toBeUndefined();
  expect(info).toHaveBeenCalled();
});
