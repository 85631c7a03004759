import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, KeepAliveOutlet, type Location, RouterProvider, useLocation } from '../router';
import type { KeepAliveOutletProps } from './KeepAliveOutlet';

let heard: string[];

beforeEach(() => {
  heard = [];
});

const pathOf = ({ pathname }: Location) => pathname;

/** Counts presses, and records its effects and what it learns about the visit. */
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

function visit(path: string, options: Partial<KeepAliveOutletProps> = {}) {
  const router = createMemoryRouter(
    [{ element: <KeepAliveOutlet nameOf={pathOf} count={2} {...options} />, children: [{ path: '*', element: <Page /> }] }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('button').click());
  const goTo = (to: string | -1, options = {}) => act(() => (to === -1 ? router.navigate(to) : router.navigate(to, options)));
  return { router, goTo, page: (name: string) => screen.queryByText((text) => text.startsWith(`${name} `)) };
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

describe('a page whose link is being pressed', () => {
  const pressing = async (options: Partial<KeepAliveOutletProps> = { prerenders: true }) => {
    const site = visit('/a', options);
    await act(async () => site.router.expect('/b?page=2', 'state'));
    return site;
  };

  test('is drawn out of sight, where it has no effect', async () => {
    const { page } = await pressing();
    expect(page('/b?page=2')).not.toBeVisible();
    expect(page('/b?page=2')?.parentElement).toHaveAttribute('data-left');
    expect(page('/a')).toBeVisible();
    expect(heard).toEqual(['/a comes']);
  });

  test('is the one that is shown when the press leads to it', async () => {
    const { page, goTo } = await pressing();
    const ahead = page('/b?page=2');
    await goTo('/b?page=2', { state: 'state' });
    expect(page('/b?page=2')).toBe(ahead);
    expect(ahead).toBeVisible();
    expect(page('/a')).not.toBeVisible();
    expect(heard).toEqual(['/a comes', '/a goes', '/b comes']);
  });

  test('is drawn anew where the press leads to it with something else', async () => {
    const { page, goTo, router } = await pressing();
    await goTo('/b?page=3', { state: 'state' });
    expect(router.state.location.search).toBe('?page=3');
    expect(page('/b?page=3')).toBeVisible();
    expect(page('/b?page=2')).toBeNull();
  });

  test('has nothing of the one that was pressed before it', async () => {
    const { page, router } = await pressing();
    await act(async () => page('/b?page=2')?.click());
    expect(page('/b?page=2')).toHaveTextContent('pressed 1 times');
    await act(async () => router.expect('/c'));
    expect(page('/b?page=2')).toBeNull();
    expect(page('/c')).toHaveTextContent('pressed 0 times');
    expect(page('/c')).not.toBeVisible();
  });

  test('goes when nothing comes of the press', async () => {
    const { page, router } = await pressing();
    await act(async () => router.expect());
    expect(page('/b?page=2')).toBeNull();
    expect(page('/a')).toBeVisible();
  });

  test('goes when the visit goes elsewhere', async () => {
    const { page, goTo } = await pressing();
    await goTo('/c');
    expect(page('/b?page=2')).toBeNull();
    expect(page('/c')).toBeVisible();
  });

  test('is there already if it was left', async () => {
    const { page, goTo, router } = await pressing();
    await goTo('/c');
    await act(async () => router.expect('/a'));
    expect(document.querySelectorAll('[data-path="/a"]')).toHaveLength(1);
    expect(page('/a')).toHaveTextContent('pressed 1 times');
  });

  test('is not drawn where that is not wanted', async () => {
    const { page } = await pressing({ prerenders: false });
    expect(page('/b?page=2')).toBeNull();
  });
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
