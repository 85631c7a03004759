import { callAddress, cookieChoices, type DataNeed, type NeedSources, needProblem, resolveNeed } from '.';

const QUALITY = { from: 'cookie', name: 'imageQuality', oneOf: ['high', 'low'] } as const;
const ORDER = { from: 'address', name: 'order', oneOf: ['top', 'newest'] } as const;

const sources: NeedSources = {
  params: { titleId: '5' },
  lang: 'tha',
  search: new URLSearchParams(),
  cookie: () => undefined,
};

test('callAddress sorts and encodes parameters and leaves out undefined ones', () => {
  expect(callAddress('/comment', { chapter_id: 7, order: undefined, after: '3 & 4' })).toBe(
    '/comment?after=3+%26+4&chapter_id=7',
  );
  expect(callAddress('/title_list/ranking', {})).toBe('/title_list/ranking');
});

test('a need takes its values from the route, the language and its own constants', () => {
  const need: DataNeed = { path: '/title_detail', query: { title_id: ':titleId', lang: '{lang}', split: 'yes' } };
  expect(resolveNeed(need, sources)).toBe('/title_detail?lang=tha&split=yes&title_id=5');
});

test.each([
  ['no value', {}, 'high', 'top'],
  ['a valid value', { imageQuality: 'low', order: 'newest' }, 'low', 'newest'],
  ['an unknown value', { imageQuality: '8k', order: 'evil' }, 'high', 'top'],
])('a choice given %s resolves to that value or to its first option', (_what, chosen: Record<string, string>, quality, order) => {
  const search = new URLSearchParams(chosen);
  const resolved = resolveNeed(
    { path: '/x', query: { quality: QUALITY, order: ORDER } },
    { ...sources, search, cookie: (name) => chosen[name] },
  );
  expect(resolved).toBe(`/x?order=${order}&quality=${quality}`);
});

test('cookieChoices returns the cookie values with which calls were made', () => {
  const needs: DataNeed[] = [{ path: '/x', query: { quality: QUALITY, order: ORDER, split: 'yes' } }, { path: '/y' }];
  expect(cookieChoices(needs, () => 'low')).toEqual({ imageQuality: 'low' });
  expect(cookieChoices(needs, () => '8k')).toEqual({ imageQuality: 'high' });
});

test.each<[DataNeed]>([
  [{ path: '/title_list/allV2' }],
  [{ path: '/title_detail', query: { title_id: ':titleId', lang: '{lang}' }, dependsOn: ['session', 'region'] }],
  [{ path: '/x', query: { quality: QUALITY, order: ORDER } }],
])('%j is a valid need', (need) => {
  expect(needProblem('/titles/:titleId', need)).toBeUndefined();
});

test.each<[string, unknown, string]>([
  ['a query in the path', { path: '/title_detail?title_id=1' }, 'parameters go into `query`'],
  ['another host', { path: 'https://survey.test/x' }, 'is not the path of a call'],
  ['a path to a parent folder', { path: '/../secret' }, 'is not the path of a call'],
  [
    'a parameter of another route',
    { path: '/x', query: { id: ':chapterId' } },
    'the route /titles/:titleId has no such parameter',
  ],
  ['a value of the browser', { path: '/x', query: { width: '{width}' } }, 'known only once the page runs'],
  ['a choice without options', { path: '/x', query: { a: { from: 'cookie', name: 'a', oneOf: [] } } }, 'and `oneOf`'],
  [
    'a choice from an unknown source',
    { path: '/x', query: { a: { from: 'storage', name: 'a', oneOf: ['b'] } } },
    '"address" or "cookie"',
  ],
  ['an unknown dependency', { path: '/x', dependsOn: ['weather'] }, 'can depend on session or region'],
])('a need with %s is refused with the reason', (_what, need, reason) => {
  // The remote that declares it was not checked by TypeScript.
  expect(needProblem('/titles/:titleId', need as DataNeed)).toContain(reason);
});
