import { untilStyled } from './untilStyled';

const HREF = 'http://localhost/page.css';
const SHEET = { cssRules: ['p {}'] };

let ended: string[];

beforeEach(() => {
  jest.useFakeTimers();
  ended = [];
  // jsdom records no resource timings.
  performance.getEntriesByName = (name) => ended.filter((one) => one === name).map((one) => new PerformanceResource(one));
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

class PerformanceResource implements PerformanceEntry {
  duration = 0;
  entryType = 'resource';
  startTime = 0;
  constructor(readonly name: string) {}
  toJSON = () => ({});
}

function styles(sheet: object | null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = HREF;
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
  document.head.append(link);
  return link;
}

test('loaded stylesheets stay, without waiting', async () => {
  const link = styles(SHEET);
  await untilStyled(document);
  expect(link.isConnected).toBe(true);
});

test('loading stylesheets are waited for', async () => {
  const link = styles(null);
  const styled = untilStyled(document);
  Object.defineProperty(link, 'sheet', { value: SHEET });
  link.dispatchEvent(new Event('load'));
  await styled;
  expect(link.isConnected).toBe(true);
});

const UNREADABLE = {
  get cssRules() {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

test.each([
  ['with an empty response', { cssRules: [] }],
  ['without a readable response', UNREADABLE],
  ['their hash check', null],
])('stylesheets that had already failed %s are removed at once', async (_how, sheet) => {
  const link = styles(sheet);
  ended.push(HREF);
  await untilStyled(document);
  expect(link.isConnected).toBe(false);
});

test('stylesheets that hang are removed after their deadline', async () => {
  const link = styles(null);
  const styled = untilStyled(document);
  await jest.advanceTimersByTimeAsync(5999);
  expect(link.isConnected).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  await styled;
  expect(link.isConnected).toBe(false);
});

test('untilStyled waits until the document is parsed', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const link = styles(null);
  ended.push(HREF);
  const styled = untilStyled(document);
  await jest.advanceTimersByTimeAsync(0);
  expect(link.isConnected).toBe(true);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await styled;
  expect(link.isConnected).toBe(false);
  readyState.mockRestore();
});
