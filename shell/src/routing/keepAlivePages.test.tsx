import { serviceLanguageChosen } from '@komawari/shared-state';
import { act, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { renderSite } from '../testing/renderSite';

const routes = [
  { path: '/updates', page: 'Updates', chrome: 'main' },
  { path: '/list/all', page: 'List', chrome: 'main' },
  { path: '/list/hot', page: 'List', chrome: 'main' },
  { path: '/titles/:titleId', page: 'Title', chrome: 'main' },
  { path: '/viewer/:chapterId', page: 'Viewer', chrome: 'none' },
] as const;

/** Each page has its own name as a heading. The result includes hidden pages that the reader left. */
const headings = (name: string) => screen.queryAllByRole('heading', { name, hidden: true });

async function visit(path: string, page: string) {
  const site = await renderSite(path, { routes });
  await screen.findByRole('heading', { name: page });
  const go = async (to: string, next: string) => {
    await site.go(to);
    await screen.findByRole('heading', { name: next });
  };
  return { ...site, go };
}

test('going back from a chapter shows the kept page and its header as they were', async () => {
  const { go, travel } = await visit('/updates', 'Updates');
  const [left] = headings('Updates');
  const header = screen.getByRole('banner');
  await go('/titles/1', 'Title');
  await go('/viewer/1', 'Viewer');
  expect(left).not.toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  await travel(-2);
  expect(left).toBeVisible();
  expect(screen.getByRole('banner')).toBe(header);
  expect(headings('Viewer')).toEqual([]);
});

/** Navigates away from Home while its heading has the focus. */
async function leaveFocused() {
  const site = await visit('/updates', 'Updates');
  const left = headings('Updates')[0]!;
  left.tabIndex = -1;
  left.focus();
  await site.go('/titles/1', 'Title');
  return { ...site, left };
}

test('going back restores the focus, and following a link focuses the main element', async () => {
  const { go, travel, left } = await leaveFocused();
  expect(screen.getByRole('main')).toHaveFocus();
  await travel(-1);
  expect(left).toHaveFocus();
  await go('/titles/1', 'Title');
  await go('/updates', 'Updates');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('going back focuses the main element when the focused element is no longer focusable', async () => {
  const { travel, left } = await leaveFocused();
  left.removeAttribute('tabindex');
  await travel(-1);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('tabs of a page share one kept page, and pages with different parameters have one each', async () => {
  const { go } = await visit('/list/all', 'List');
  const list = headings('List');
  await go('/list/hot', 'List');
  expect(headings('List')).toEqual(list);
  await go('/titles/1', 'Title');
  await go('/titles/2', 'Title');
  expect(headings('Title')).toHaveLength(2);
});

test('a page that was left before a language change returns in the new language, including its layout', async () => {
  const { go, travel, store } = await visit('/updates', 'Updates');
  await go('/viewer/1', 'Viewer');
  act(() => void store.dispatch(serviceLanguageChosen('es')));
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  await travel(-1);
  expect(await screen.findByRole('link', { name: es['shell.layout.skip'] })).toBeInTheDocument();
  expect(screen.queryByText(en['shell.layout.skip'])).toBeNull();
});

test('an error page of the shell returns in the new language, too', async () => {
  const { go, travel, store } = await visit('/nowhere', en['shell.errors.notFoundTitle']);
  await go('/updates', 'Updates');
  act(() => void store.dispatch(serviceLanguageChosen('es')));
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  await travel(-1);
  expect(await screen.findByRole('heading', { name: es['shell.errors.notFoundTitle'] })).toBeVisible();
});
