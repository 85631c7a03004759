import { ErrorAction } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { ATTACKS, anAnnouncement, anError } from '@komawari/shared-proto/fixtures';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

function answerWith(bodies: readonly string[]) {
  const value = { serviceAnnouncements: bodies.map((body) => anAnnouncement({ title: '', body })) };
  failNext('/web/legal', encodeResponse({ kind: 'success', view: { kind: 'serviceAnnouncementsView', value } }));
}

test.each([
  ['privacy', 'Política de Privacidade'],
  ['terms', 'Termos de Serviço'],
  ['copyright', 'Direitos autorais'],
])('shows the %s text of the publisher in the language of the site, with its date', async (page, heading) => {
  await renderPage({ remote, routes, path: `/legal/${page}`, locale: 'pt' });
  expect(await screen.findByText(`What the publisher says of ${page}.`)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText('Em vigor desde 1 de novembro de 2026')).toBeVisible();
  expect(document.title).toBe(`${heading} | Komawari`);
});

test('headings of the text start at level 2', async () => {
  await renderPage({ remote, routes, path: '/legal/terms' });
  expect(await screen.findByRole('heading', { level: 2, name: 'In short' })).toBeVisible();
});

test('shows the English text, marked and with a note, in a language without a translation', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await renderPage({ remote, routes, path: '/legal/terms', locale: 'fr' });
  const text = await screen.findByText('What the publisher says of terms.');
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Ce texte n’existe qu’en anglais.')).toBeVisible();
  // The server renders a page only from the calls that it declares.
  const calls = fetched.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  expect(calls.filter((url) => url.includes('/web/legal'))).toHaveLength(1);
});

test('shows an empty state when there is no text', async () => {
  answerWith([]);
  await renderPage({ remote, routes, path: '/legal/terms' });
  expect(await screen.findByRole('heading', { name: 'This text is not here yet.' })).toBeVisible();
});

test('after an error the page requests again on a click', async () => {
  failNext('/web/legal', 'network');
  const { user } = await renderPage({ remote, routes, path: '/legal/terms' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What the publisher says of terms.')).toBeVisible();
});

test('a server error redirects to the page of its action', async () => {
  failNext('/web/legal', encodeResponse(anError({ action: ErrorAction.MAINTENANCE })));
  const { location } = await renderPage({ remote, routes, path: '/legal/terms' });
  await waitFor(() => expect(location()).toBe('/maintenance'));
});

test('no script in a legal text runs', async () => {
  const alert = jest.fn();
  window.alert = alert;
  answerWith([ATTACKS.join('\n')]);
  const { container } = await renderPage({ remote, routes, path: '/legal/terms' });
  await screen.findByText(/In force since/);
  expect(container.querySelectorAll('script, iframe, object, embed, style, [onerror], [onload], [onclick]')).toHaveLength(0);
  expect(alert).not.toHaveBeenCalled();
});
