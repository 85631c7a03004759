import { HEALTH_ADDRESS, type HealthReport } from '@komawari/shared-state/contract';
import { aComposition } from '../composition/testing/aComposition';
import { notePart } from './partEvents';
import { reportHealth } from './reportHealth';

const told: { address: unknown; init: RequestInit; report: HealthReport }[] = [];
let firePaints: (times: number[]) => void;
let visibility: DocumentVisibilityState;

class Paints {
  static readonly supportedEntryTypes = ['largest-contentful-paint'];
  constructor(listener: (list: { getEntries: () => { startTime: number }[] }) => void) {
    firePaints = (times) => listener({ getEntries: () => times.map((startTime) => ({ startTime })) });
  }
  observe() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  window.PerformanceObserver = Paints as unknown as typeof PerformanceObserver;
  jest.spyOn(window, 'fetch').mockImplementation(async (address, init = {}) => {
    told.push({ address, init, report: JSON.parse(String(init.body)) as HealthReport });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

let stop = () => {};

function start(): void {
  stop = reportHealth(aComposition(), window);
}

const settle = () => jest.advanceTimersByTime(2000);

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a document reports once which parts were shown and when it was painted, in tenths of a second', () => {
  notePart({ part: 'mf_catalog' });
  start();
  firePaints([400, 1234]);
  notePart({ part: 'mf_catalog' });
  settle();
  settle();
  expect(told.map(({ report }) => report)).toEqual([
    {
      composition: aComposition().id,
      parts: [
        { name: 'shell', isNew: true, errors: [], paintMs: 1200 },
        { name: 'mf_catalog', isNew: true, errors: [], paintMs: 1200 },
      ],
    },
  ]);
});

test('a report is sent without cookies or referrer, and outlives the page', () => {
  start();
  settle();
  expect(told[0]?.address).toBe(HEALTH_ADDRESS);
  expect(told[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
});

test('each kind of error of a part is reported once, and a remote shown later has no paint time', () => {
  start();
  firePaints([500]);
  notePart({ part: 'mf_catalog' });
  settle();
  for (const error of ['render', 'render', 'late'] as const) notePart({ part: 'mf_viewer', error });
  settle();
  notePart({ part: 'mf_viewer', error: 'late' });
  settle();
  expect(told.slice(1).map(({ report }) => report.parts)).toEqual([
    [{ name: 'mf_viewer', isNew: true, errors: ['render', 'late'] }],
  ]);
});

test('hiding the page early sends the report at once', () => {
  start();
  firePaints([700]);
  hide();
  expect(told[0]?.report.parts[0]).toMatchObject({ name: 'shell', paintMs: 700 });
});

test('a page that was opened in the background reports no paint time', () => {
  visibility = 'hidden';
  start();
  firePaints([9000]);
  settle();
  expect(told[0]?.report.parts[0]).not.toHaveProperty('paintMs');
});

test('an uncaught error is reported for the part that owns the script', () => {
  start();
  settle();
  const { baseUrl } = aComposition().remotes[0]!;
  window.dispatchEvent(new ErrorEvent('error', { filename: new URL(`${baseUrl}page.js`, location.href).href }));
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
  settle();
  expect(told[1]?.report.parts).toEqual([{ name: 'mf_catalog', isNew: true, errors: ['late'] }]);
});

describe('a part that did not match the server’s HTML', () => {
  const { shell, remotes } = aComposition();
  const frameIn = (baseUrl: string) => `\n    at a (${new URL(`${baseUrl}page.js`, location.href).href}:1:2)`;
  const ofShell = frameIn(shell.baseUrl);
  const errors = () => Object.fromEntries(told.flatMap(({ report }) => report.parts).map((part) => [part.name, part.errors]));

  test.each([
    ['the remote, even if a component of the shell in its page did not match', ofShell + frameIn(remotes[0]!.baseUrl) + ofShell],
    ['the remote in Safari', `a@${new URL(`${remotes[0]!.baseUrl}page.js`, location.href).href}:1:2`],
  ])('is %s', (_what, componentStack) => {
    start();
    notePart({ error: 'hydrate', componentStack });
    settle();
    expect(errors()).toEqual({ shell: [], mf_catalog: ['hydrate'] });
  });

  test('is the shell if no remote is around it', () => {
    start();
    notePart({ error: 'hydrate', componentStack: ofShell });
    settle();
    expect(errors()).toEqual({ shell: ['hydrate'] });
  });

  test('is not the shell if the error message of a remote replaced the page', () => {
    start();
    notePart({ part: 'mf_catalog', error: 'load' });
    notePart({ error: 'hydrate', componentStack: ofShell });
    settle();
    expect(errors()).toEqual({ shell: [], mf_catalog: ['load'] });
  });

  test('is nobody without a script of the site', () => {
    start();
    notePart({ error: 'hydrate', componentStack: '' });
    settle();
    expect(errors()).toEqual({ shell: [] });
  });
});
