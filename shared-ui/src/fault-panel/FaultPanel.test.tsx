import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaultPanel } from './FaultPanel';

const texts = {
  broken: { title: 'It did not arrive.', text: 'Our fault.' },
  offline: { title: 'There is no connection.', text: 'Check your network.' },
  retry: 'Try again',
};

test.each(['broken', 'offline'] as const)('%s says so, and asks again on demand', async (kind) => {
  const onRetry = jest.fn();
  render(<FaultPanel kind={kind} texts={texts} isRetrying={false} onRetry={onRetry} headingLevel="h1" />);
  expect(screen.getByRole('heading', { level: 1, name: texts[kind].title })).toBeVisible();
  expect(screen.getByText(texts[kind].text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('while it asks, the button is busy', () => {
  render(<FaultPanel kind="broken" texts={texts} isRetrying onRetry={() => {}} />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});
