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

test('no event is sent before consent, and earlier presses are not sent later', () => {
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

test('a site without an analytics URL sends no events, even after consent', () => {
  const sent = watchBeacons();
  const store = makeBrowserStore({ config });
  store.dispatch(gdprAccepted());
  store.dispatch(bannerPressed('title', banner));
  expect(sent).toEqual([]);
});

test('a site with an analytics URL sends each press once, after consent', () => {
  const sent = watchBeacons();
  const store = makeBrowserStore({ config: { ...config, analyticsUrl: 'https://count.test/banners' } });
  store.dispatch(bannerPressed('title', banner));
  expect(sent).toEqual([]);
  store.dispatch(gdprAccepted());
  store.dispatch(bannerPressed('title', banner));
  expect(sent).toEqual([['https://count.test/banners', expect.objectContaining({ placement: 'title', banner: 7 })]]);
});

test('an event contains no visitor ID and nothing else that identifies readers', () => {
  const { events, press, agree } = setup();
  agree();
  press();
  expect(Object.keys(events[0]!).sort()).toEqual(['at', 'banner', 'event', 'language', 'placement', 'target']);
});

test('a missing or throwing sendBeacon causes no error', () => {
  const store = makeBrowserStore({ config: { ...config, analyticsUrl: 'https://count.test/' } });
  store.dispatch(gdprAccepted());
  expect(() => store.dispatch(bannerPressed('viewer', banner))).not.toThrow();
  const sendBeacon = () => {
    throw new TypeError('refused');
  };
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  expect(() => store.dispatch(bannerPressed('viewer', banner))).not.toThrow();
});
