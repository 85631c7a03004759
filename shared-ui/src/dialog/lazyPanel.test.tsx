import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { lazyPanel, type PanelProps } from './lazyPanel';

/** A panel whose file loads or fails when the test says so, and a page that opens it. */
function setup(Failed?: ComponentType) {
  const files: { resolve: (panel: ComponentType<PanelProps>) => void; reject: (error: unknown) => void }[] = [];
  const load = () => new Promise<ComponentType<PanelProps>>((resolve, reject) => files.push({ resolve, reject }));
  const Lazy = lazyPanel(load, Failed);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <p>{isOpen ? 'Counts as open' : 'Counts as closed'}</p>
        <Lazy isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  }
  const user = userEvent.setup();
  return {
    Page,
    asked: () => files.length,
    open: () => user.click(screen.getByRole('button', { name: 'Open' })),
    close: () => user.click(screen.getByRole('button', { name: 'Close' })),
    comes: () => act(async () => files.at(-1)?.resolve(Greeting)),
    fails: () => act(async () => files.at(-1)?.reject(new Error('no network'))),
  };
}

/** Keeps what the reader typed while it is closed. */
function Greeting({ isOpen, onClose }: PanelProps) {
  return (
    <div hidden={!isOpen} role="dialog">
      <input aria-label="Name" />
      <button onClick={onClose}>Close</button>
    </div>
  );
}

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  const requestIdleCallback = (task: () => void) => idle.push(task);
  Object.assign(window, { requestIdleCallback, cancelIdleCallback: () => (idle = []) });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('a panel that was loaded on idle opens at once', async () => {
  const { Page, asked, open, comes } = setup();
  render(<Page />);
  expect(asked()).toBe(0);
  act(() => idle.forEach((task) => task()));
  await comes();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  await open();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(asked()).toBe(1);
});

test('a panel opened early shows when it has loaded, and keeps its state while it is closed', async () => {
  const { Page, open, close, comes } = setup();
  render(<Page />);
  await open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await comes();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann');
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
});

test('a panel that fails to load counts as closed, shows an error, and loads again on the next press', async () => {
  const { Page, asked, open, comes, fails } = setup(() => <p role="alert">Not there</p>);
  render(<Page />);
  await open();
  await fails();
  expect(screen.getByText('Counts as closed')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeVisible();
  await open();
  expect(asked()).toBe(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await comes();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a panel that keeps failing is requested once per press', async () => {
  const { Page, asked, open, fails } = setup();
  render(<Page />);
  for (const times of [1, 2, 3]) {
    await open();
    await fails();
    expect(asked()).toBe(times);
  }
  expect(screen.getByText('Counts as closed')).toBeInTheDocument();
});
