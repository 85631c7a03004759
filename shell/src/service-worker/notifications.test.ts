import { fakeCaches } from '@komawari/tooling/testing/caches';
import { openPushed, renewSubscription, showPushed } from './notifications';
import { writeNote } from './workerStore';

const MESSAGE = {
  title: 'Neon Harbor',
  body: 'New chapter: #012',
  icon: '/images/c.webp',
  url: '/viewer/7',
  tag: 'chapter-7',
  lang: 'en',
};
const SUBSCRIPTION = {
  toJSON: () => ({ endpoint: 'https://push.test/new', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
};

function aWorker(windows: { url: string; focus: () => unknown }[] = []) {
  const shown: unknown[] = [];
  const opened: string[] = [];
  const subscribe = jest.fn(async () => SUBSCRIPTION);
  const worker = {
    caches: fakeCaches(),
    location: { host: 'site.test' },
    registration: {
      showNotification: async (title: string, options: unknown) => void shown.push([title, options]),
      pushManager: { subscribe },
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
  };
  return { worker: worker as unknown as ServiceWorkerGlobalScope, shown, opened, subscribe };
}

const data = (json: () => unknown) => ({ json }) as PushMessageData;
const aNotification = (close = () => {}) => ({ close, data: { url: '/viewer/7' } }) as unknown as Notification;

test('a push message is shown with its cover and its language', async () => {
  const { worker, shown } = aWorker();
  await showPushed(
    worker,
    data(() => MESSAGE),
  );
  const { body, icon, tag, lang } = MESSAGE;
  expect(shown).toEqual([['Neon Harbor', { body, icon, tag, lang, data: { url: '/viewer/7' } }]]);
});

test.each([
  ['no data', null],
  ['invalid data', data(() => JSON.parse('{'))],
])('with %s a generic notification is shown', async (_what, pushed) => {
  const { worker, shown } = aWorker();
  await showPushed(worker, pushed);
  expect(shown).toEqual([['site.test', { data: { url: '/' } }]]);
});

test('a click closes the notification and opens the chapter in a new window', async () => {
  const { worker, opened } = aWorker([{ url: 'https://site.test/viewer/6', focus: () => opened.push('focus') }]);
  const close = jest.fn();
  await openPushed(worker, aNotification(close));
  expect(opened).toEqual(['/viewer/7']);
  expect(close).toHaveBeenCalled();
});

test('a click focuses a window that already shows the chapter', async () => {
  const { worker, opened } = aWorker([{ url: 'https://site.test/viewer/7?page=2', focus: () => opened.push('focus') }]);
  await openPushed(worker, aNotification());
  expect(opened).toEqual(['focus']);
});

describe('a changed push subscription', () => {
  const realFetch = globalThis.fetch;
  const asked: [string, RequestInit | undefined][] = [];
  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = async (input, init) => {
      asked.push([decodeURIComponent(String(input)), init]);
      return new Response();
    };
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const reader = { session: 'mara', lang: 'tha', apiBase: '/api', pushKey: 'BKey' };
  const told = [
    '/api/push_token?push_token={"endpoint":"https://push.test/new","keys":{"p256dh":"p","auth":"a"}}&lang=tha',
    { method: 'POST', headers: { 'SESSION-TOKEN': 'mara' } },
  ];

  it('registers the new subscription with the server', async () => {
    const { worker, subscribe } = aWorker();
    await writeNote(worker.caches, 'reader', reader);
    await renewSubscription(worker, SUBSCRIPTION as unknown as PushSubscription);
    expect(asked).toEqual([told]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('subscribes again when there is no new subscription', async () => {
    const { worker, subscribe } = aWorker();
    await writeNote(worker.caches, 'reader', reader);
    await renewSubscription(worker, null);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    expect(asked).toEqual([told]);
  });

  it('is ignored when no reader is stored', async () => {
    await renewSubscription(aWorker().worker, null);
    expect(asked).toEqual([]);
  });
});
