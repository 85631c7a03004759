import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { Toast } from './Toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setup() {
  const onDismiss = jest.fn();
  render(<Toast message="Title removed" action={<button>Undo</button>} onDismiss={onDismiss} />);
  return { onDismiss, pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)) };
}

test('a toast is announced and dismissed after six seconds', () => {
  const { onDismiss, pass } = setup();
  expect(screen.getByRole('status')).toHaveTextContent('Title removed');
  pass(5_999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a toast stays while the focus is in it', () => {
  const { onDismiss, pass } = setup();
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
  pass(6_000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a toast is dismissed on time, however often its owner renders', () => {
  const dismissed = jest.fn();
  const toast = () => <Toast message="Whole pages" seconds={3} onDismiss={() => dismissed()} />;
  const { rerender } = render(toast());
  act(() => jest.advanceTimersByTime(2_000));
  rerender(toast());
  act(() => jest.advanceTimersByTime(1_000));
  expect(dismissed).toHaveBeenCalledTimes(1);
});

test('a toast is dismissed when its page is hidden', () => {
  const onDismiss = jest.fn();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Toast message="Title removed" onDismiss={onDismiss} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(page('hidden'));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
