import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, KeptOutlet, type Location, RouterProvider, useLocation } from '../router';

let heard: string[];

beforeEach(() => {
  heard = [];
});

const pathOf = ({ pathname }: Location) => pathname;

/** Counts presses, and says what it hears of the visit. */
function Page() {
  const { pathname, search } = useLocation();
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    heard.push(`${pathname} comes`);
    return () => void heard.push(`${pathname} goes`);
  }, [pathname]);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {`${pathname}${search} pressed ${presses} times`}
    </button>
  );
}

function visit(path: string, options: { count: number; isKept?: (name: string) => boolean } = { count: 2 }) {
  const router = createMemoryRouter(
    [{ element: <KeptOutlet nameOf={pathOf} {...options} />, children: [{ path: '*', element: <Page /> }] }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('button').click());
  const goTo = (to: string | -1, options = {}) => act(() => (to === -1 ? router.navigate(to) : router.navigate(to, options)));
  return { goTo, page: (name: string) => screen.queryByText((text) => text.startsWith(`${name} `)) };
}

test('a page that was left is there as it was, out of sight, and is shown again', async () => {
  const { goTo, page } = visit('/a?page=2');
  const left = page('/a?page=2');
  await goTo('/b');
  expect(page('/b')).toBeVisible();
  expect(left).toHaveTextContent('/a?page=2 pressed 1 times');
  expect(left).not.toBeVisible();
  await goTo(-1);
  expect(page('/a?page=2')).toBe(left);
  expect(left).toBeVisible();
  expect(left).toHaveTextContent('pressed 1 times');
});

test('a link leads to the same page, with what its own address says', async () => {
  const { goTo, page } = visit('/a?page=2');
  const left = page('/a?page=2');
  await goTo('/b');
  await goTo('/a?page=3');
  expect(page('/a?page=3')).toBe(left);
  expect(page('/a?page=3')).toHaveTextContent('pressed 1 times');
});

test('out of sight nothing has an effect', async () => {
  const { goTo } = visit('/a');
  await goTo('/b');
  await goTo('/a');
  expect(heard).toEqual(['/a comes', '/a goes', '/b comes', '/b goes', '/a comes']);
});

test('so many stay, of those that were left last', async () => {
  const { goTo, page } = visit('/a', { count: 1 });
  await goTo('/b');
  await goTo('/c');
  expect(page('/a')).toBeNull();
  expect(page('/b')).not.toBeVisible();
});

test('what is not to stay goes', async () => {
  const { goTo, page } = visit('/a', { count: 2, isKept: (name) => name !== '/a' });
  await goTo('/b');
  await goTo('/c');
  expect(page('/a')).toBeNull();
  expect(page('/b')).toBeInTheDocument();
});

test('what another page takes the place of in the history goes', async () => {
  const { goTo, page } = visit('/a');
  await goTo('/b');
  await goTo('/c', { replace: true });
  expect(page('/b')).toBeNull();
  expect(page('/a')).toBeInTheDocument();
});

test('a page that is left or shown again is not moved in the document, which would have it laid out anew', async () => {
  const { goTo, page } = visit('/a');
  await goTo('/b');
  const moves = jest.fn();
  new MutationObserver(moves).observe(document.body, { childList: true, subtree: true });
  await goTo(-1);
  await goTo('/b');
  expect(page('/b')).toBeVisible();
  expect(moves).not.toHaveBeenCalled();
});

test('a dialog that a page forgot is closed as the page is left', async () => {
  const { goTo, page } = visit('/a');
  const dialog = document.createElement('dialog');
  page('/a')?.append(dialog);
  dialog.showModal();
  await goTo('/b');
  expect(dialog).not.toHaveAttribute('open');
});

test('tells on each box which page is in it', async () => {
  const { goTo, page } = visit('/a');
  await goTo('/b');
  expect(page('/a')?.parentElement).toHaveAttribute('data-path', '/a');
  expect(page('/b')?.parentElement).toHaveAttribute('data-path', '/b');
});

describe('a browser that can leave a page laid out', () => {
  beforeEach(() => Object.assign(globalThis, { CSS: { supports: () => true } }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'CSS'));

  test('hides it by the box around it alone', async () => {
    const { goTo, page } = visit('/a');
    const left = page('/a');
    await goTo('/b');
    expect(left?.style.display).toBe('');
    expect(left?.parentElement).toHaveAttribute('data-left');
    await goTo(-1);
    expect(left?.parentElement).not.toHaveAttribute('data-left');
  });

  test('leaves it laid out when something of it changes', async () => {
    const { goTo, page } = visit('/a');
    const left = page('/a');
    await goTo('/b');
    await act(async () => left?.click());
    expect(left).toHaveTextContent('pressed 2 times');
    expect(left?.style.display).toBe('');
  });
});
