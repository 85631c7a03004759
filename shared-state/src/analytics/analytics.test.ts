import { PresentationMethod } from '@komawari/shared-proto';
import { makeBrowserStore } from '../browserStore';
import { gdprAccepted } from '../preferences/preferencesSlice';
import { makeStore } from '../store';
import type { AnalyticsEvent } from './analyticsEvent';
import { bannerPressed } from './bannerPressed';

const banner = { id: 7, name: '', imageUrl: '/images/b', action: { method: PresentationMethod.PUSH, url: '/titles/5' } };

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

/** A store whose sink records its events. */
function setup() {
  const events: AnalyticsEvent[] = [];
  const store = makeStore(undefined, { analytics: (event) => events.push(event) });
  return { events, press: () => store.dispatch(bannerPressed('home', banner)), agree: () => store.dispatch(gdprAccepted()) };
}

/** Records the browser's beacons. */
function watchBeacons() {
  const sent: [url: string, body: unknown][] = [];
  const sendBeacon = (url: string, body: string) => sent.push([url, JSON.parse(body)]) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  return sent;
}

const config = { apiBase: '/api', questionnaireBase: '/api' };

test('nothing is told before the reader has agreed, and what was pressed before is not told later', () => {
  const { events, press, agree } = setup();
  press();
  expect(events).toEqual([]);
  agree();
  expect(events).toEqual([]);
  press();
  expect(events).toEqual([
    { event: 'banner_press', placement: 'home', banner: 7, target: '/titles/5', language: 'en', at: expect.any(Number) },
  ]);
});

test('a site without an address for them sends none, even when the reader has agreed', () => {
  const sent = watchBeacons();
  const store = makeBrowserStore({ config });
  store.dispatch(gdprAccepted());
  store.dispatch(bannerPressed('title', banner));
  expect(sent).toEqual([]);
});

test('a site with an address sends each press there once, after the reader has agreed', () => {
  const sent = watchBeacons();
  const store = makeBrowserStore({ config: { ...config, analyticsUrl: 'https://count.test/banners' } });
  store.dispatch(bannerPressed('title', banner));
  expect(sent).toEqual([]);
  store.dispatch(gdprAccepted());
  store.dispatch(bannerPressed('title', banner));
  expect(sent).toEqual([['https://count.test/banners', expect.objectContaining({ placement: 'title', banner: 7 })]]);
});

test('the event holds no visitor number and nothing else that tells readers apart', () => {
  const { events, press, agree } = setup();
  agree();
  press();
  expect(Object.keys(events[0]!).sort()).toEqual(['at', 'banner', 'event', 'language', 'placement', 'target']);
});

test('a browser without beacons, or with an address that it refuses, goes on', () => {
  const store = makeBrowserStore({ config: { ...config, analyticsUrl: 'https://count.test/' } });
  store.dispatch(gdprAccepted());
  expect(() => store.dispatch(bannerPressed('viewer', banner))).not.toThrow();
  const sendBeacon = () => {
    throw new TypeError('refused');
  };
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  expect(() => store.dispatch(bannerPressed('viewer', banner))).not.toThrow();
});
