import type * as sessionModule from './sessionId';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type SessionModule = typeof sessionModule;

/** The ID lives as long as the page, so each test gets fresh modules. */
function nextModule(): SessionModule {
  let page: SessionModule | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual<SessionModule>('./sessionId');
  });
  return page!;
}

const nextPage = () => nextModule().getSessionId;

afterEach(() => localStorage.clear());

test('a visitor has one random ID on all pages', () => {
  const first = nextPage()();
  expect(first).toMatch(UUID);
  expect(nextPage()()).toBe(first);
});

test('the ID is stored in a cookie for the API path only', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const id = nextPage()();
  expect(written.mock.calls).toEqual([[`session=${id}; path=/api; max-age=31536000; samesite=strict`]]);
  written.mockRestore();
});

test('a stored value that is no ID is replaced', () => {
  localStorage.setItem('sessionId', '"admin"');
  const id = nextPage()();
  expect(id).toMatch(UUID);
  expect(localStorage.getItem('sessionId')).toBe(JSON.stringify(id));
});

test('without storage the ID stays the same within the page', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const getSessionId = nextPage();
  expect(getSessionId()).toBe(getSessionId());
  setItem.mockRestore();
});

test('a session is new only on its first page', () => {
  const first = nextModule();
  expect([first.isNewSession(), first.isNewSession()]).toEqual([true, true]);
  expect(nextModule().isNewSession()).toBe(false);
});
