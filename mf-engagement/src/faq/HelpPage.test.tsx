import { ErrorAction } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { anError } from '@komawari/shared-proto/fixtures';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

test('shows questions and answers in the language of the site', async () => {
  const { user } = await renderPage({ remote, routes, path: '/help', locale: 'pt' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ajuda e perguntas frequentes' })).toBeVisible();
  await user.click(await screen.findByRole('heading', { name: 'Do I need an account? (pt)' }));
  expect(screen.getByRole('region', { name: 'Do I need an account? (pt)' })).toHaveTextContent(/^No\. Just read\./);
  expect(document.title).toBe('Ajuda e perguntas frequentes | Komawari');
});

test('the search has a name that differs from that of the site search', async () => {
  await renderPage({ remote, routes, path: '/help' });
  expect(await screen.findByRole('search', { name: 'Search questions and answers' })).toBeInTheDocument();
});

test('a server error redirects to the page of its action', async () => {
  failNext('/web/faq', encodeResponse(anError({ action: ErrorAction.MAINTENANCE })));
  const { location } = await renderPage({ remote, routes, path: '/help' });
  await waitFor(() => expect(location()).toBe('/maintenance'));
});
