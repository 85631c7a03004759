import { aComment } from '@komawari/shared-proto/fixtures';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import messages from '../locales/en.json';
import { type StandIn, standInBrowser } from '../testing/standInBrowser';
import { CommentTranslatorContext } from '../translation/CommentTranslatorContext';
import { createCommentTranslator } from '../translation/commentTranslator';
import { CommentBody } from './CommentBody';
import { type CommentView, CommentViewsContext } from './CommentViewsContext';

function setup(body: string, standIn?: StandIn) {
  const views = new Map<number, CommentView>();
  const translator = standIn && createCommentTranslator(standInBrowser(standIn).browser, 'en', Promise.resolve());
  const show = () =>
    render(
      <IntlProvider locale="en" messages={messages}>
        <CommentTranslatorContext value={translator}>
          <CommentViewsContext value={views}>
            <CommentBody comment={aComment({ id: 7, body })} />
          </CommentViewsContext>
        </CommentTranslatorContext>
      </IntlProvider>,
    );
  return { ...show(), show, user: userEvent.setup() };
}

const RUSSIAN = 'Кот всё знал с самого начала.';

test('a comment that was expanded when it unmounted is expanded when it mounts again', async () => {
  const long = 'Every lamp is drawn in its own way. '.repeat(30).trim();
  const { user, unmount, show } = setup(long);
  await user.click(screen.getByRole('button', { name: 'Read more' }));
  unmount();
  show();
  expect(screen.getByText(long)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('shows no translate button when the browser cannot translate', () => {
  setup(RUSSIAN);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(RUSSIAN)).not.toHaveAttribute('lang');
});

test('translates a comment in another language, marks it as translated, and shows the original again', async () => {
  const { user, unmount, show } = setup(RUSSIAN, {});
  await user.click(await screen.findByRole('button', { name: 'Translate' }));
  expect(await screen.findByText(`[ru to en] ${RUSSIAN}`)).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('status')).toHaveTextContent('Translated by machine, on your device');
  unmount();
  show();
  await user.click(await screen.findByRole('button', { name: 'Show original' }));
  expect(screen.getByText(RUSSIAN)).toHaveAttribute('lang', 'ru');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows no translate button for a comment in the reader’s language', async () => {
  setup('The cat knew it all along.', {});
  await Promise.resolve();
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
});

test('shows the progress while the browser loads a language', async () => {
  let arrive = () => {};
  const { user } = setup(RUSSIAN, { model: new Promise<void>((resolve) => (arrive = resolve)) });
  await user.click(await screen.findByRole('button', { name: 'Translate' }));
  expect(screen.getByRole('status')).toHaveTextContent('The browser is loading this language: 42%');
  expect(screen.getByRole('button', { name: 'Translate' })).toHaveAttribute('aria-busy', 'true');
  arrive();
  expect(await screen.findByText(`[ru to en] ${RUSSIAN}`)).toBeVisible();
});

test('shows an error when the translation fails, and keeps the text and the button', async () => {
  const { user } = setup(RUSSIAN, { model: 'fails' });
  await user.click(await screen.findByRole('button', { name: 'Translate' }));
  expect(await screen.findByText('This could not be translated right now. Please try again later.')).toBeVisible();
  expect(screen.getByText(RUSSIAN)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Translate' })).not.toHaveAttribute('aria-busy');
});

test('renders a translation as text even when it looks like HTML', async () => {
  const { user, container } = setup('<img src=x onerror=alert(1)> Кот', {});
  await user.click(await screen.findByRole('button', { name: 'Translate' }));
  expect(await screen.findByText('[ru to en] <img src=x onerror=alert(1)> Кот')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});
