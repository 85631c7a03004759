import { act, render, screen } from '@testing-library/react';
import { lazyPart } from './lazyPart';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

/** A part whose file loads or fails when the test says so. */
function setup() {
  const files: { resolve: (part: typeof Greeting) => void; reject: (error: unknown) => void }[] = [];
  const load = () => new Promise<typeof Greeting>((resolve, reject) => files.push({ resolve, reject }));
  const Part = lazyPart(load, {
    Waiting: ({ name }) => <p>Wait, {name}</p>,
    Failed: ({ error, onRetry }) => <button onClick={onRetry}>{String(error)}</button>,
  });
  return {
    Part,
    asked: () => files.length,
    comes: () => act(async () => files.at(-1)!.resolve(Greeting)),
    fails: () => act(async () => files.at(-1)!.reject('Not there')),
  };
}

test('renders the Waiting component until the code has loaded', async () => {
  const { Part, asked, comes } = setup();
  render(<Part name="Ann" />);
  expect(screen.getByText('Wait, Ann')).toBeInTheDocument();
  await comes();
  expect(screen.getByText('Hello Ann')).toBeInTheDocument();
  expect(asked()).toBe(1);
});

test('renders a preloaded part at once', async () => {
  const { Part, asked, comes } = setup();
  const loading = Part.load();
  await comes();
  await loading;
  render(<Part name="Ann" />);
  expect(screen.getByText('Hello Ann')).toBeInTheDocument();
  expect(asked()).toBe(1);
});

test('renders the Failed component on a load error, and loads again on retry', async () => {
  const { Part, comes, fails } = setup();
  render(<Part name="Ann" />);
  await fails();
  act(() => screen.getByRole('button', { name: 'Not there' }).click());
  expect(screen.getByText('Wait, Ann')).toBeInTheDocument();
  await comes();
  expect(screen.getByText('Hello Ann')).toBeInTheDocument();
});

test('useIsLoaded loads the code once it is needed, without rendering the part', async () => {
  const { Part, asked, comes } = setup();
  const Follower = ({ isNeeded }: { isNeeded: boolean }) => <p>{Part.useIsLoaded(isNeeded) ? 'there' : 'not yet'}</p>;
  const { rerender } = render(<Follower isNeeded={false} />);
  expect([asked(), screen.getByText('not yet')]).toEqual([0, expect.anything()]);
  rerender(<Follower isNeeded />);
  expect(asked()).toBe(1);
  await comes();
  expect(screen.getByText('there')).toBeInTheDocument();
});
