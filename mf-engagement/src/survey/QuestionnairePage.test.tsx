import { Language } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { anError, aTextPopup } from '@komawari/shared-proto/fixtures';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

let survey = 0;

/** Each test has its own survey, because answers are stored once per reader. */
async function setup({ lang = 'en', key = `test-${(survey += 1)}`, query = '' } = {}) {
  const page = await renderPage({ remote, routes, path: `/webview/questionnaire/${lang}/${key}${query}` });
  const question = (name: string | RegExp) => within(screen.getByRole('group', { name }));
  const field = (name: string | RegExp) => within(screen.getByRole('group', { name }).closest('li')!);
  const submit = () => page.container.querySelector<HTMLButtonElement>('button[type=submit]')!;
  /** Chooses the first option of every question that is not skipped. */
  const answerAll = () => {
    for (const group of screen.getAllByRole('group')) {
      const skipped = within(group).queryByText(/skip|omitir/);
      const options = [...within(group).queryAllByRole('radio'), ...within(group).queryAllByRole('checkbox')];
      if (!skipped) fireEvent.click(options[0]!);
    }
  };
  return { ...page, key, question, field, submit, answerAll };
}

function watchCalls() {
  const { fetch } = globalThis;
  const calls: { method: string; url: URL; body: unknown }[] = [];
  globalThis.fetch = (input, init) => {
    const body = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    calls.push({ method: init?.method ?? 'GET', url: new URL(String(input)), body });
    return fetch(input, init);
  };
  return { calls, stop: () => (globalThis.fetch = fetch) };
}

test('shows 17 questions, as radio buttons for one choice and checkboxes for several', async () => {
  const { question, submit } = await setup();
  expect(await screen.findAllByRole('group')).toHaveLength(17);
  expect(question('How old are you?').getAllByRole('radio')).toHaveLength(7);
  expect(question('What brings you here?').getAllByRole('checkbox')).toHaveLength(7);
  expect(submit()).toBeDisabled();
  expect(screen.getByText('16 questions to go')).toBeVisible();
  expect(screen.queryByText('Please choose the answer.')).toBeNull();
});

test('a question that was passed over shows a missing-answer message', async () => {
  const { question, field, user } = await setup();
  await screen.findAllByRole('group');
  await user.click(question('How often do you read here?').getByRole('radio', { name: 'Every day' }));
  expect(field('How old are you?').getByText('Please choose the answer.')).toBeVisible();
  expect(field('What brings you here?').queryByText('Please choose the answer.')).toBeNull();
});

test('a fourth answer exceeds the limit of three, the other option included', async () => {
  const { question, field, submit, answerAll, user } = await setup();
  await screen.findAllByRole('group');
  answerAll();
  expect(submit()).toBeEnabled();
  const boxes = question('What brings you here?').getAllByRole('checkbox');
  for (const box of [boxes[1], boxes[2], boxes[6]]) await user.click(box!);
  expect(field('What brings you here?').getByText('please answer up to three answers.')).toBeVisible();
  expect(submit()).toBeDisabled();
  await user.click(boxes[1]!);
  expect(submit()).toBeEnabled();
});

test('the question on piracy accepts up to six answers', async () => {
  const { question, field, user } = await setup();
  await screen.findAllByRole('group');
  const boxes = question(/^Why do you think/).getAllByRole('checkbox');
  for (const box of boxes.slice(0, 6)) await user.click(box);
  expect(field(/^Why do you think/).queryByText(/up to six answers/)).toBeNull();
  await user.click(boxes[6]!);
  expect(field(/^Why do you think/).getByText('please answer up to six answers.')).toBeVisible();
});

test('the text of the other option has at most 100 characters, and is cleared with the option', async () => {
  const { field, user } = await setup();
  await screen.findAllByRole('group');
  const inField = field('What brings you here?');
  const own = inField.getByRole('textbox', { name: 'In your own words' });
  const other = inField.getByRole('checkbox', { name: 'Other' });
  expect(own).toBeDisabled();
  expect(own).toHaveAttribute('maxlength', '100');
  await user.click(other);
  await user.type(own, 'The cat');
  expect(own).toHaveValue('The cat');
  await user.click(other);
  expect(own).toHaveValue('');
  expect(own).toBeDisabled();
});

test('answers are sent with the parameters of the app, and cannot be sent twice', async () => {
  const watched = watchCalls();
  const query = '?os=ios&app_ver=2.1&os_ver=19&secret=s3cret-of-this-test';
  const { field, submit, answerAll, user, key, unmount } = await setup({ query });
  await screen.findAllByRole('group');
  answerAll();
  const inField = field('Where do you read most?');
  await user.click(inField.getByRole('checkbox', { name: 'Other' }));
  await user.type(inField.getByRole('textbox'), 'On the roof');
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'We have your answers. Thank you!' })).toHaveFocus();
  watched.stop();
  const [asked, sent] = watched.calls;
  expect(Object.fromEntries(asked!.url.searchParams)).toEqual({
    questionnaire_key: key,
    os: 'ios',
    app_ver: '2.1',
    os_ver: '19',
    secret: 's3cret-of-this-test',
  });
  expect(sent!.method).toBe('PUT');
  expect(sent!.url.searchParams.get('lang')).toBe('eng');
  const answers = sent!.body as Record<string, unknown>;
  expect(answers.q1).toBe('Under 13');
  expect(answers.q6).toEqual(['At home', 'Other', 'On the roof']);
  expect(Object.keys(answers)).toHaveLength(16);
  expect(answers).not.toHaveProperty('q4');

  unmount();
  await setup({ key, query });
  expect(await screen.findByRole('heading', { name: 'You have taken part already. Thank you!' })).toBeVisible();
});

test('the Spanish survey has Spanish questions and messages', async () => {
  const { question, field, user } = await setup({ lang: 'esp' });
  await screen.findAllByRole('group');
  await user.click(question('¿Con qué frecuencia lees aquí?').getByRole('radio', { name: 'De vez en cuando' }));
  expect(field('¿Qué edad tienes?').getByText('Elige una respuesta.')).toBeVisible();
  for (const box of question('¿Qué te trae por aquí?').getAllByRole('checkbox').slice(0, 4)) await user.click(box);
  expect(screen.getByText('Elige tres respuestas como máximo.')).toBeVisible();
});

test('in any other language the survey is in English and marked with lang="en"', async () => {
  await setup({ lang: 'rus' });
  await screen.findByRole('group', { name: 'How old are you?' });
  expect(screen.getByRole('heading', { level: 1, name: 'Reader survey' })).toBeVisible();
  expect(document.title).toBe('Reader survey | Komawari');
  expect(document.body).not.toHaveTextContent(/[а-я]/i);
  expect((await screen.findByRole('group', { name: 'How old are you?' })).closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('a server error is shown in the language of the route, and the answers are kept', async () => {
  const { submit, answerAll, user } = await setup({ lang: 'tha' });
  await screen.findAllByRole('group');
  answerAll();
  const popups = [aTextPopup(), aTextPopup({ language: Language.THAI, subject: 'ขออภัย', body: 'ลองใหม่ภายหลัง' })];
  failNext('/questionnaire', encodeResponse(anError({ popups })));
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('ขออภัยลองใหม่ภายหลัง'));
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'We have your answers. Thank you!' })).toBeVisible();
});

test('shows an error when the survey does not load, and requests it again on a click', async () => {
  failNext('/questionnaire', 'network');
  const { user } = await setup({ lang: 'esp' });
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByRole('group')).toHaveLength(17);
});
