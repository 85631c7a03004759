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

test('a sheet is a dialog named by its title', async () => {
  const { sheet } = await setup();
  expect(sheet()).toHaveTextContent('Forty of them');
});

test('a sheet closes with its button', async () => {
  const { user, sheet } = await setup();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(sheet()).not.toBeInTheDocument();
});

test('a sheet closes on a click on the backdrop and not on its content', async () => {
  const { user, sheet } = await setup();
  await user.click(screen.getByText('Forty of them'));
  expect(sheet()).toBeInTheDocument();
  await user.click(sheet()!);
  expect(sheet()).not.toBeInTheDocument();
});

test('a sheet closes when the browser closes its dialog', async () => {
  const { sheet } = await setup();
  const dialog = sheet() as HTMLDialogElement;
  act(() => dialog.close());
  expect(screen.queryByText('Forty of them')).not.toBeInTheDocument();
});

test('Escape closes a sheet through its owner', async () => {
  const { sheet } = await setup();
  expect(fireEvent(sheet()!, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(sheet()).not.toBeInTheDocument();
});

test('a sheet that is opened again before the close event stays open', async () => {
  const { user, sheet } = await setup();
  const dialog = sheet()!;
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(screen.getByRole('button', { name: 'Chapters' }));
  fireEvent(dialog, new Event('close'));
  expect(sheet()).toHaveTextContent('Forty of them');
});

test('a closed sheet is not rendered', () => {
  render(<Page />);
  expect(screen.queryByText('Forty of them')).not.toBeInTheDocument();
});

test('the dialog is open before the effects of its content run', () => {
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
