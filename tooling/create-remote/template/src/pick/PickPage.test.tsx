import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

async function setup(locale?: 'ru' | 'th') {
  const page = await renderPage({ remote, routes, path: '/hello', ...(locale && { locale }) });
  const pick = async () => (await screen.findByRole('link')).getAttribute('href');
  return { ...page, pick };
}

test('the page shows one title, which links to its page', async () => {
  const { pick } = await setup();
  expect(await screen.findByRole('heading', { level: 1, name: 'Today’s pick' })).toBeVisible();
  expect(await pick()).toMatch(/^\/titles\/\d+$/);
  expect(document.title).toBe('Today’s pick | Komawari');
});

test('the button shows another title', async () => {
  const { pick, user } = await setup();
  const first = await pick();
  await user.click(await screen.findByRole('button', { name: 'Show another' }));
  expect(await pick()).not.toBe(first);
});

test('the page is in the reader’s language', async () => {
  await setup('ru');
  expect(await screen.findByRole('heading', { level: 1, name: 'Выбор дня' })).toBeVisible();
});

test('a list that fails to load shows an error, and a retry loads it', async () => {
  failNext('/title_list/allV2', 'http500');
  const { user, pick } = await setup();
  expect(await screen.findByRole('heading', { name: 'We couldn’t load this page.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await pick()).toMatch(/^\/titles\//);
});
