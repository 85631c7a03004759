import { renderPage } from '@komawari/tooling/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

test('questions open their answers, in the language of the address', async () => {
  const { user } = await renderPage({ remote, routes, path: '/webview/faq/ptb' });
  const question = await screen.findByRole('button', { name: 'Preciso de uma conta?' });
  expect(question).toHaveAttribute('aria-expanded', 'false');
  await user.click(question);
  expect(screen.getByRole('region', { name: 'Preciso de uma conta?' })).toHaveTextContent(/^Não\./);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ajuda e perguntas frequentes');
});
