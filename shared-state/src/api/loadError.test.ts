import { Language } from '@komawari/shared-proto';
import { errorPageOf, loadErrorView, type QueryError } from './loadError';

const none = { english: undefined, spanish: undefined, all: [] };
const english = { subject: 'Sorry', body: 'Not now', language: Language.ENGLISH };
const spanish = { subject: 'Perdón', body: 'Ahora no', language: Language.SPANISH };
const thai = { subject: 'ขออภัย', body: 'ยังไม่ได้', language: Language.THAI };

test.each([
  ['maintenance', '/maintenance', 'maintenance'],
  ['geoBlocked', '/blocking', 'blocked'],
  ['unauthorized', '/error', 'error'],
  ['server', '/error', 'error'],
] as const)('the API error %s leads to %s and is shown in place as %s', (kind, path, drawn) => {
  expect(errorPageOf({ kind, popups: none })).toBe(path);
  expect(loadErrorView({ kind, popups: none }, 'en')).toEqual({ kind: drawn, popup: undefined });
});

test.each<[QueryError, string]>([
  [{ kind: 'network' }, 'offline'],
  [{ kind: 'timeout' }, 'error'],
  [{ kind: 'malformed' }, 'error'],
  [{ kind: 'http', status: 502 }, 'error'],
  [{ message: 'x is undefined' }, 'error'],
  [{}, 'error'],
])('the error %j leads to no page and is shown as %s', (error, drawn) => {
  expect(errorPageOf(error)).toBeUndefined();
  expect(loadErrorView(error, 'en')).toEqual({ kind: drawn, popup: undefined });
});

test.each([
  ['th', thai],
  ['es', spanish],
  ['fr', english],
] as const)('the server message is in the language of the page where available: %s', (tag, { subject, body }) => {
  const popups = { english, spanish, all: [thai] };
  expect(loadErrorView({ kind: 'server', popups }, tag).popup).toEqual({ title: subject, text: body, buttons: [] });
});

test('a Spanish page shows the English message when there is no Spanish one', () => {
  const { popup } = loadErrorView({ kind: 'server', popups: { ...none, english } }, 'es');
  expect(popup?.title).toBe('Sorry');
});

test('the buttons of the server message keep their order', () => {
  const button = (text: string) => ({ text, action: { method: 0 as const, url: '/updates' } });
  const popup = { ...english, okButton: button('OK'), cancelButton: button('No') };
  const { popup: shown } = loadErrorView({ kind: 'server', popups: { ...none, all: [popup] } }, 'en');
  expect(shown?.buttons.map(({ text }) => text)).toEqual(['OK', 'No']);
});
