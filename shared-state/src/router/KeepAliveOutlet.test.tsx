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

test('a page that was left is hidden with its state, and shown again', async () => {
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

test('a link to a kept page shows it with the search of the link', async () => {
  const { goTo, page } = visit('/a?page=2');
  const left = page('/a?page=2');
  await goTo('/b');
  await goTo('/a?page=3');
  expect(page('/a?page=3')).toBe(left);
  expect(page('/a?page=3')).toHaveTextContent('pressed 1 times');
});

test('effects of a page end when it is hidden and start again when it is shown', async () => {
  const { goTo } = visit('/a');
  await goTo('/b');
  await goTo('/a');
  expect(heard).toEqual(['/a comes', '/a goes', '/b comes', '/b goes', '/a comes']);
});

test('only the last count pages are kept', async () => {
  const { goTo, page } = visit('/a', { count: 1 });
  await goTo('/b');
  await goTo('/c');
  expect(page('/a')).toBeNull();
  expect(page('/b')).not.toBeVisible();
});

test('a page for which isKept is false is removed', async () => {
  const { goTo, page } = visit('/a', { count: 2, isKept: (name) => name !== '/a' });
  await goTo('/b');
  await goTo('/c');
  expect(page('/a')).toBeNull();
  expect(page('/b')).toBeInTheDocument();
});

test('a page that is replaced in the history is removed', async () => {
  const { goTo, page } = visit('/a');
  await goTo('/b');
  await goTo('/c', { replace: true });
  expect(page('/b')).toBeNull();
  expect(page('/a')).toBeInTheDocument();
});

test('leaving or showing a page does not move it in the document', async () => {
  const { goTo, page } = visit('/a');
  await goTo('/b');
  const moves = jest.fn();
  new MutationObserver(moves).observe(document.body, { childList: true, subtree: true });
  await goTo(-1);
  await goTo('/b');
  expect(page('/b')).toBeVisible();
  expect(moves).not.toHaveBeenCalled();
});

test('an open dialog is closed when its page is left', async () => {
  const { goTo, page } = visit('/a');
  const dialog = document.createElement('dialog');
  page('/a')?.append(dialog);
  dialog.showModal();
  await goTo('/b');
  expect(dialog).not.toHaveAttribute('open');
});

describe('a page whose link is pressed', () => {
  const pressing = async (options: Partial<KeepAliveOutletProps> = { prerenders: true }) => {
    const site = visit('/a', options);
    await act(async () => site.router.expect('/b?page=2', 'state'));
    return site;
  };

  test('is rendered hidden and without effects', async () => {
    const { page } = await pressing();
    expect(page('/b?page=2')).not.toBeVisible();
    expect(page('/b?page=2')?.parentElement).toHaveAttribute('data-left');
    expect(page('/a')).toBeVisible();
    expect(heard).toEqual(['/a comes']);
  });

  test('is shown when the press leads to it', async () => {
    const { page, goTo } = await pressing();
    const ahead = page('/b?page=2');
    await goTo('/b?page=2', { state: 'state' });
    expect(page('/b?page=2')).toBe(ahead);
    expect(ahead).toBeVisible();
    expect(page('/a')).not.toBeVisible();
    expect(heard).toEqual(['/a comes', '/a goes', '/b comes']);
  });

  test('is rendered again when the press leads to another search', async () => {
    const { page, goTo, router } = await pressing();
    await goTo('/b?page=3', { state: 'state' });
    expect(router.state.location.search).toBe('?page=3');
    expect(page('/b?page=3')).toBeVisible();
    expect(page('/b?page=2')).toBeNull();
  });

  test('has no state of the page that was pressed before it', async () => {
    const { page, router } = await pressing();
    await act(async () => page('/b?page=2')?.click());
    expect(page('/b?page=2')).toHaveTextContent('pressed 1 times');
    await act(async () => router.expect('/c'));
    expect(page('/b?page=2')).toBeNull();
    expect(page('/c')).toHaveTextContent('pressed 0 times');
    expect(page('/c')).not.toBeVisible();
  });

  test('is removed when the press is canceled', async () => {
    const { page, router } = await pressing();
    await act(async () => router.expect());
    expect(page('/b?page=2')).toBeNull();
    expect(page('/a')).toBeVisible();
  });

  test('is removed when the navigation leads elsewhere', async () => {
    const { page, goTo } = await pressing();
    await goTo('/c');
    expect(page('/b?page=2')).toBeNull();
    expect(page('/c')).toBeVisible();
  });

  test('is not rendered twice if it is a kept page', async () => {
    const { page, goTo, router } = await pressing();
    await goTo('/c');
    await act(async () => router.expect('/a'));
    expect(document.querySelectorAll('[data-path="/a"]')).toHaveLength(1);
    expect(page('/a')).toHaveTextContent('pressed 1 times');
  });

  test('is not rendered without prerenders', async () => {
    const { page } = await pressing({ prerenders: false });
    expect(page('/b?page=2')).toBeNull();
  });
});

test('each page box has the path of its page', async () => {
  const { goTo, page } = visit('/a');
  await goTo('/b');
  expect(page('/a')?.parentElement).toHaveAttribute('data-path', '/a');
  expect(page('/b')?.parentElement).toHaveAttribute('data-path', '/b');
});

describe('a browser that supports content-visibility', () => {
  beforeEach(() => Object.assign(globalThis, { CSS: { supports: () => true } }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'CSS'));

  test('hides a page only through its box', async () => {
    const { goTo, page } = visit('/a');
    const left = page('/a');
    await goTo('/b');
    expect(left?.style.display).toBe('');
    expect(left?.parentElement).toHaveAttribute('data-left');
    await goTo(-1);
    expect(left?.parentElement).not.toHaveAttribute('data-left');
  });

  test('keeps a hidden page laid out when it updates', async () => {
    const { goTo, page } = visit('/a');
    const left = page('/a');
    await goTo('/b');
    await act(async () => left?.click());
    expect(left).toHaveTextContent('pressed 2 times');
    expect(left?.style.display).toBe('');
  });
});
