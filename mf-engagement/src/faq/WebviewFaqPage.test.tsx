import { ErrorAction, Language } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { ATTACKS, anAnnouncement, anError, aTextPopup } from '@komawari/shared-proto/fixtures';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

async function setup(language = 'en') {
  const page = await renderPage({ remote, routes, path: `/webview/faq/${language}` });
  const field = () => screen.findByRole('searchbox');
  const questions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const marks = () => [...page.container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  const search = async (query: string) => page.user.type(await field(), query);
  return { ...page, field, questions, marks, search };
}

/** Makes the next answer contain these questions and answers. */
function answerWith(entries: readonly { title: string; body: string }[]) {
  const value = { serviceAnnouncements: entries.map((entry) => anAnnouncement({ ...entry, date: 0 })) };
  failNext('/web/faq', encodeResponse({ kind: 'success', view: { kind: 'serviceAnnouncementsView', value } }));
}

test('questions open their answers, in the language of the URL', async () => {
  const { user, questions } = await setup('ptb');
  const question = await screen.findByRole('heading', { name: 'Do I need an account? (pt)' });
  const answer = screen.getByRole('region', { name: 'Do I need an account? (pt)' });
  expect(answer).not.toBeVisible();
  await user.click(question);
  expect(answer).toHaveTextContent(/^No\. Just read\./);
  expect(answer).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ajuda e perguntas frequentes');
  expect(questions()).toEqual(['Do I need an account? (pt)', 'Where is the café? (pt)', 'Is there a dark theme? (pt)']);
});

test('the search marks matches, opens matching answers, and announces their number', async () => {
  const { search, questions, marks, field, user } = await setup();
  await screen.findByText('Do I need an account? (en)');
  await search('ACCOUNT');
  expect(questions()).toEqual(['Do I need an account? (en)', 'Is there a dark theme? (en)']);
  expect(marks()).toEqual(['account', 'account']);
  expect(screen.getByRole('status')).toHaveTextContent('2 questions found');
  expect(screen.getByRole('region', { name: /dark theme/ })).toBeVisible();
  await user.clear(await field());
  expect(questions()).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the search ignores accents and punctuation', async () => {
  const { search, questions, marks } = await setup();
  await screen.findByText('Do I need an account? (en)');
  await search('cafe?');
  expect(questions()).toEqual(['Where is the café? (en)']);
  expect(marks()).toEqual(['café']);
});

test('without results the page shows a message, and a button that shows all questions', async () => {
  const { search, user, questions } = await setup('fr');
  await screen.findByText('Do I need an account? (fr)');
  await search('licorne');
  expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat');
  expect(screen.getByRole('heading', { name: 'Aucune réponse ne contient ces mots.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Afficher toutes les questions' }));
  expect(questions()).toHaveLength(3);
});

test('without questions the page shows an empty state', async () => {
  answerWith([]);
  await setup('th');
  expect(await screen.findByRole('heading', { name: 'ยังไม่มีคำตอบในหน้านี้' })).toBeVisible();
});

test.each(['network', 'http500', 'garbage'] as const)('after the error "%s" the page requests again on a click', async (kind) => {
  failNext('/web/faq', kind);
  const { user } = await setup('es');
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Do I need an account? (es)')).toBeVisible();
});

test.each([
  ['maintenance', ErrorAction.MAINTENANCE],
  ['a closed region', ErrorAction.GEOIP_BLOCKING],
  ['no session', ErrorAction.UNAUTHORIZED],
])('shows the server error in its language instead of leaving the app: %s', async (_, action) => {
  const thai = aTextPopup({ subject: 'อยู่ระหว่างปรับปรุงระบบ', body: 'เราจะกลับมาเร็ว ๆ นี้', language: Language.THAI });
  failNext('/web/faq', encodeResponse(anError({ action, popups: [aTextPopup(), thai] })));
  const { location, user } = await setup('tha');
  expect(await screen.findByRole('heading', { name: 'อยู่ระหว่างปรับปรุงระบบ' })).toBeVisible();
  expect(screen.getByText('เราจะกลับมาเร็ว ๆ นี้')).toBeVisible();
  expect(location()).toBe('/webview/faq/tha');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Do I need an account? (th)')).toBeVisible();
});

test('a server error without text shows the default message', async () => {
  const silent = { englishPopup: undefined, spanishPopup: undefined, popups: [] };
  failNext('/web/faq', encodeResponse({ ...anError(), ...silent }));
  await setup();
  expect(await screen.findByRole('heading', { name: 'We couldn’t load this page.' })).toBeVisible();
});

test('no script in a question, an answer or a search runs', async () => {
  const alert = jest.fn();
  window.alert = alert;
  answerWith(ATTACKS.map((attack) => ({ title: attack, body: attack })));
  const { container, search } = await setup();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(ATTACKS.length));
  await search('<script>alert');
  expect(container.querySelectorAll('mark').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('script, iframe, object, embed, style, [onerror], [onload], [onclick]')).toHaveLength(0);
  expect(alert).not.toHaveBeenCalled();
});
