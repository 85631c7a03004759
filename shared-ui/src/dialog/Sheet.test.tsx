import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from './Sheet';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Chapters</button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="All chapters" closeLabel="Close">
        <p>Forty of them</p>
      </Sheet>
    </>
  );
}

async function setup() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Chapters' }));
  return { user, sheet: () => screen.queryByRole('dialog', { name: 'All chapters' }) };
}

test('is a dialog that its title names', async () => {
  const { sheet } = await setup();
  expect(sheet()).toHaveTextContent('Forty of them');
});

test('closes by its button', async () => {
  const { user, sheet } = await setup();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(sheet()).not.toBeInTheDocument();
});

test('closes by a press on the backdrop, and not by one on its content', async () => {
  const { user, sheet } = await setup();
  await user.click(screen.getByText('Forty of them'));
  expect(sheet()).toBeInTheDocument();
  await user.click(sheet()!);
  expect(sheet()).not.toBeInTheDocument();
});

test('follows the browser when that closes it, by Escape or by a gesture', async () => {
  const { sheet } = await setup();
  const dialog = sheet() as HTMLDialogElement;
  act(() => dialog.close());
  expect(screen.queryByText('Forty of them')).not.toBeInTheDocument();
});

test('closes by Escape through its owner', async () => {
  const { sheet } = await setup();
  expect(fireEvent(sheet()!, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(sheet()).not.toBeInTheDocument();
});

test('stays open when it was opened again before the browser tells that it closed', async () => {
  const { user, sheet } = await setup();
  const dialog = sheet()!;
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(screen.getByRole('button', { name: 'Chapters' }));
  fireEvent(dialog, new Event('close'));
  expect(sheet()).toHaveTextContent('Forty of them');
});

test('what is not open is not rendered', () => {
  render(<Page />);
  expect(screen.queryByText('Forty of them')).not.toBeInTheDocument();
});

test('is open before what is in it scrolls itself to where it belongs', () => {
  const seen: (boolean | undefined)[] = [];
  function Chapter() {
    const line = useRef<HTMLParagraphElement>(null);
    useEffect(() => void seen.push(line.current?.closest('dialog')?.open), []);
    return <p ref={line}>The one that is read</p>;
  }
  render(
    <Sheet isOpen onClose={() => undefined} title="All chapters" closeLabel="Close">
      <Chapter />
    </Sheet>,
  );
  expect(seen).toEqual([true]);
});
