import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadErrorPanel } from './LoadErrorPanel';

const texts = {
  error: { title: 'It did not arrive.', text: 'The trouble is ours.' },
  offline: { title: 'There is no connection.', text: 'Check your network.' },
  retry: 'Try again',
};

test.each(['error', 'offline'] as const)('%s shows its message and retries on demand', async (kind) => {
  const onRetry = jest.fn();
  render(<LoadErrorPanel kind={kind} texts={texts} isRetrying={false} onRetry={onRetry} headingLevel="h1" />);
  expect(screen.getByRole('heading', { level: 1, name: texts[kind].title })).toBeVisible();
  expect(screen.getByText(texts[kind].text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  ['offline', 1],
  ['error', 0],
] as const)('when the connection is back, %s has retried %d times', (kind, times) => {
  const onRetry = jest.fn();
  render(<LoadErrorPanel kind={kind} texts={texts} isRetrying={false} onRetry={onRetry} />);
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(times);
});

test('the button is busy while retrying', () => {
  render(<LoadErrorPanel kind="error" texts={texts} isRetrying onRetry={() => {}} />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('the server message takes precedence over our text, which fills its empty parts', () => {
  const popup = { title: 'Back at noon', text: '' };
  render(<LoadErrorPanel kind="maintenance" popup={popup} texts={texts} isRetrying={false} onRetry={() => {}} />);
  expect(screen.getByRole('heading', { name: 'Back at noon' })).toBeVisible();
  expect(screen.getByText('The trouble is ours.')).toBeVisible();
});

test('links from the server are shown beside the retry button', () => {
  const ways = <a href="/titles/1">To the title</a>;
  render(<LoadErrorPanel kind="error" ways={ways} texts={texts} isRetrying={false} onRetry={() => {}} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the title' })).toBeVisible();
});
