import { serviceLanguageChosen } from '@komawari/shared-state';
import type { HeadTag } from '@komawari/shared-state/contract';
import { act, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const FIRST =
  '<meta name="description" content="The first page" data-head><link rel="canonical" href="/one" data-head>' +
  '<script type="application/ld+json">{}</script><meta name="color-scheme" content="light dark">';

let asked: string[];

beforeEach(() => {
  document.head.innerHTML += FIRST;
  asked = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const element of document.head.querySelectorAll('meta, link[rel="canonical"], script')) element.remove();
});

/** A server that returns a head with the requested address in it. */
function answerHeads(): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const address = new URL(String(input), 'https://komawari.test');
    asked.push(address.pathname + address.search);
    const description = `${address.searchParams.get('path')} in ${address.searchParams.get('lang')}`;
    const tags: HeadTag[] = [{ name: 'meta', attributes: { name: 'description', content: description } }];
    return Promise.resolve(Response.json(tags));
  });
}

const descriptions = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(({ content }) => content);

test('the first page keeps the head that came with it', async () => {
  answerHeads();
  await renderSite('/about_us');
  expect(descriptions()).toEqual(['The first page']);
  expect(asked.filter((address) => address.startsWith('/head.json'))).toEqual([]);
});

test('the next page has its own head, and nothing of the previous one is left', async () => {
  answerHeads();
  const { go } = await renderSite('/about_us');
  await go('/maintenance');
  await waitFor(() => expect(descriptions()).toEqual(['/maintenance in en']));
  expect(document.head.querySelector('link[rel="canonical"], script[type="application/ld+json"]')).toBeNull();
  expect(document.head.querySelector('meta[name="color-scheme"]')).not.toBeNull();
});

test('changing the language loads the head in that language', async () => {
  answerHeads();
  const { store } = await renderSite('/about_us');
  act(() => void store.dispatch(serviceLanguageChosen('th')));
  await waitFor(() => expect(descriptions()).toEqual(['/about_us in th']));
});

test('when the head fails to load, no head of another page is left', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { go } = await renderSite('/about_us');
  await go('/maintenance');
  await waitFor(() => expect(descriptions()).toEqual([]));
});
