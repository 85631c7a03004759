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

test('questions of the library open their answers, in the language of the address', async () => {
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

test('the search marks what it finds, opens answers that hold it, and says how many', async () => {
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

test('accents and punctuation make no difference', async () => {
  const { search, questions, marks } = await setup();
  await screen.findByText('Do I need an account? (en)');
  await search('cafe?');
  expect(questions()).toEqual(['Where is the café? (en)']);
  expect(marks()).toEqual(['café']);
});

test('when nothing is found the page says so, and leads back to everything', async () => {
  const { search, user, questions } = await setup('fr');
  await screen.findByText('Do I need an account? (fr)');
  await search('licorne');
  expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat');
  expect(screen.getByRole('heading', { name: 'Aucune réponse ne contient ces mots.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Afficher toutes les questions' }));
  expect(questions()).toHaveLength(3);
});

test('a library without questions has an empty state', async () => {
  answerWith([]);
  await setup('th');
  expect(await screen.findByRole('heading', { name: 'ยังไม่มีคำตอบในหน้านี้' })).toBeVisible();
});

test.each(['network', 'http500', 'garbage'] as const)('after the error "%s" the page asks again on demand', async (kind) => {
  failNext('/web/faq', kind);
  const { user } = await setup('es');
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Do I need an account? (es)')).toBeVisible();
});

test.each([
  ['maintenance', ErrorAction.MAINTENANCE],
  ['a closed region', ErrorAction.GEOIP_BLOCKING],
  ['no session', ErrorAction.UNAUTHORIZED],
])("no error leads out of the app: %s is told here, in the server's words for this language", async (_, action) => {
  const thai = aTextPopup({ subject: 'อยู่ระหว่างปรับปรุงระบบ', body: 'เราจะกลับมาเร็ว ๆ นี้', language: Language.THAI });
  failNext('/web/faq', encodeResponse(anError({ action, popups: [aTextPopup(), thai] })));
  const { location, user } = await setup('tha');
  expect(await screen.findByRole('heading', { name: 'อยู่ระหว่างปรับปรุงระบบ' })).toBeVisible();
  expect(screen.getByText('เราจะกลับมาเร็ว ๆ นี้')).toBeVisible();
  expect(location()).toBe('/webview/faq/tha');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Do I need an account? (th)')).toBeVisible();
});

test('an error without words has ours', async () => {
  const silent = { englishPopup: undefined, spanishPopup: undefined, popups: [] };
  failNext('/web/faq', encodeResponse({ ...anError(), ...silent }));
  await setup();
  expect(await screen.findByRole('heading', { name: 'We couldn’t load this page.' })).toBeVisible();
});

test('whatever the server sends, and whatever is looked for, nothing of it runs', async () => {
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
