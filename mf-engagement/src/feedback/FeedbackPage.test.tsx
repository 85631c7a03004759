import type { Locale } from '@komawari/shared-domain';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { anError } from '@komawari/shared-proto/fixtures';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

beforeEach(() => localStorage.clear());

async function setup(locale: Locale = 'en') {
  const page = await renderPage({ remote, routes, path: '/feedback', locale });
  const field = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
  const send = () => page.container.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const paste = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { ...page, field, send, paste };
}

/** Records what is sent to the server. The calls still reach it. */
function watchCalls() {
  const { fetch } = globalThis;
  const bodies: unknown[] = [];
  globalThis.fetch = (input, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return fetch(input, init);
  };
  return { bodies, stop: () => (globalThis.fetch = fetch) };
}

test('the form starts with a problem report, and an empty message cannot be sent', async () => {
  const { field, send, user } = await setup();
  expect(screen.getByRole('radio', { name: 'A problem' })).toBeChecked();
  expect(send()).toBeDisabled();
  await user.type(field, '   ');
  expect(send()).toBeDisabled();
  await user.type(field, 'x');
  expect(send()).toBeEnabled();
});

test('the field has the specified size, and accepts up to 5000 characters', async () => {
  const { field, send, paste } = await setup();
  expect(field).toHaveAttribute('cols', '30');
  expect(field).toHaveAttribute('rows', '10');
  paste('x'.repeat(5000));
  expect(screen.getByText('5,000 of 5,000')).toBeVisible();
  expect(send()).toBeEnabled();
  paste('x'.repeat(5001));
  expect(screen.getByText('1 character too many')).toBeVisible();
  expect(field).toBeInvalid();
  expect(send()).toBeDisabled();
  expect(field.value).toHaveLength(5001);
});

test('a message is sent to the server, and the confirmation has the focus', async () => {
  const calls = watchCalls();
  const { field, send, user } = await setup();
  await user.click(screen.getByRole('radio', { name: 'A suggestion' }));
  await user.type(field, 'More cats');
  await user.click(send());
  const heading = await screen.findByRole('heading', { name: 'We have your message. Thank you!' });
  calls.stop();
  expect(heading).toHaveFocus();
  expect(calls.bodies).toEqual([{ subject: 'suggestion', body: 'More cats', type: 'suggestion' }]);
  await user.click(screen.getByRole('button', { name: 'Write another' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('the form is empty again when the reader comes back after sending', async () => {
  const { field, send, user, navigate } = await setup();
  await user.type(field, 'More cats');
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'We have your message. Thank you!' })).toBeVisible();
  await navigate('/elsewhere');
  await navigate('/feedback');
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).not.toHaveFocus();
});

test.each(['network', 'http500', 'refused'] as const)(
  'when sending fails (%s), an alert is shown, and the message can be sent again',
  async (kind) => {
    const { field, send, user } = await setup();
    await user.type(field, 'It broke');
    failNext('/web/contact', kind === 'refused' ? encodeResponse(anError()) : kind);
    await user.click(send());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Error! Please wait a moment, then try again. Your message was not sent.',
      ),
    );
    expect(field).toHaveValue('It broke');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'We have your message. Thank you!' })).toBeVisible();
  },
);

test('a double click sends one message', async () => {
  const calls = watchCalls();
  const { field, send, user } = await setup();
  await user.type(field, 'Once');
  await user.dblClick(send());
  // Text that is typed now would neither be sent nor stay.
  await user.type(field, ' more');
  expect(field).toHaveValue('Once');
  await screen.findByRole('heading', { name: 'We have your message. Thank you!' });
  calls.stop();
  expect(calls.bodies).toHaveLength(1);
});

test('a draft survives a reload, and is removed after sending', async () => {
  const first = await setup();
  await first.user.click(screen.getByRole('radio', { name: 'A suggestion' }));
  await first.user.type(first.field, 'Half a thou');
  first.unmount();
  const second = await setup();
  expect(second.field).toHaveValue('Half a thou');
  expect(screen.getByRole('radio', { name: 'A suggestion' })).toBeChecked();
  await second.user.click(second.send());
  await screen.findByRole('heading', { name: 'We have your message. Thank you!' });
  second.unmount();
  expect((await setup()).field).toHaveValue('');
});

test.each(['not json', '42', 'null', '{"type":7,"message":["x"]}'])(
  'the form opens with an invalid stored draft (%s)',
  async (stored) => {
    localStorage.setItem('feedbackDraft', stored);
    const { field } = await setup();
    expect(field).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'A problem' })).toBeChecked();
  },
);

test('the form is in the service language', async () => {
  const { paste } = await setup('ru');
  paste('x'.repeat(5022));
  expect(screen.getByText('Лишние 22 символа')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
});
