import { encodeResponse } from '@komawari/shared-proto/encode';
import { aLastPage, aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { writeStored } from '@komawari/shared-state';
import { chaptersOf, failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

/** jsdom has no layout and no object URLs. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => undefined });
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const counters = () => [...document.querySelectorAll('[data-counter]')];

/** Opens a chapter of five pages at its second page, and waits until the next chapter is rendered. */
async function setup() {
  const [first, second] = await chaptersOf(await titleNamed('Neon Harbor'));
  const page = await renderPage({ remote, routes, path: `/viewer/${first!.chapterId}?p=2` });
  await waitFor(() => expect(counters()).toHaveLength(2));
  return { ...page, ahead: counters()[1], next: `/viewer/${second!.chapterId}`, counter: () => counters()[0]?.textContent };
}

it('the next chapter is prerendered out of sight, and shown as it is', async () => {
  const { user, location, ahead, next } = await setup();
  expect(ahead).not.toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toMatch(/^#001 /);
  await user.keyboard('.');
  expect(location()).toBe(next);
  expect(counters()[0]).toBe(ahead);
  expect(ahead).toBeVisible();
  expect(document.title).toMatch(/^#002 /);
});

it('the prerendered chapter has its first pictures decoded', async () => {
  const decoded: string[] = [];
  jest.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function (this: HTMLImageElement) {
    decoded.push(this.src);
  });
  const { user } = await setup();
  await user.keyboard('.');
  const pictures = await screen.findAllByRole('img', { name: /^Page [12] of 5$/ });
  // The order of the two does not matter.
  await waitFor(() => expect(new Set(decoded)).toEqual(new Set(pictures.map((picture) => picture.getAttribute('src')))));
  expect(decoded).toHaveLength(2);
});

it('the prerendered chapter shows its bars when it opens', async () => {
  const { user } = await setup();
  await user.keyboard('m');
  expect(screen.getByRole('group', { name: 'Chapter and settings' })).not.toHaveAttribute('data-visible');
  await user.keyboard('.');
  expect(screen.getByRole('group', { name: 'Chapter and settings' })).toHaveAttribute('data-visible');
});

it('the prerendered chapter opens at its start, wherever the current one is', async () => {
  const { user, counter } = await setup();
  expect(counter()).toBe('2 / 5');
  await user.keyboard('.');
  expect(counter()).toBe('1 / 5');
});

it('the previous chapter is prerendered at its exit position, and shown as it is on going back', async () => {
  const { user, navigate, counter } = await setup();
  await user.keyboard('.');
  expect(counter()).toBe('1 / 5');
  await waitFor(() => expect(counters()[1]).toHaveTextContent('2 / 5'));
  const before = counters()[1];
  expect(before).not.toBeVisible();
  await navigate(-1);
  expect(counters()[0]).toBe(before);
  expect(before).toBeVisible();
  expect(document.title).toMatch(/^#001 /);
});

it('the prerendered chapter is rendered anew when the URL names a page', async () => {
  const { navigate, ahead, next, counter } = await setup();
  await navigate(`${next}?p=2`);
  expect(ahead).not.toBeInTheDocument();
  expect(counter()).toBe('2 / 5');
});

it('the prerendered chapter opens with a setting that changed meanwhile', async () => {
  const { user, container } = await setup();
  await user.keyboard('v');
  await user.keyboard('.');
  expect(container.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'horizontal');
});

it('the prerendered chapter names the unavailable chapters only once it is shown', async () => {
  const [first, second] = await chaptersOf(await titleNamed('Neon Harbor'));
  const chapter = { ...first!, name: '#000' };
  const pages = [aMangaPage(), aLastPage({ nextChapter: second!, isNextChapterReadByTicket: false })];
  const value = aMangaViewer({ ...chapter, chapterName: chapter.name, chapters: [chapter, second!], pages });
  failNext('/manga_viewer', encodeResponse({ kind: 'success', view: { kind: 'mangaViewer', value } }));
  writeStored('viewerSettings', { defaults: { layout: 'single', isEink: true } });
  writeStored('viewerMode', 'horizontal');
  const { user, location } = await renderPage({ remote, routes, path: `/viewer/${chapter.chapterId}` });
  await waitFor(() => expect(counters()).toHaveLength(2));
  await user.keyboard('{End}');
  expect(screen.queryByText('Chapter 1 is not available here.')).toBeNull();
  // The reader must have seen the end before a further step leaves it.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  const ahead = counters()[1];
  await user.keyboard(' ');
  expect(location()).toBe(`/viewer/${second!.chapterId}`);
  expect(counters()[0]).toBe(ahead);
  expect(await screen.findByText('Chapter 1 is not available here.')).toBeVisible();
});
