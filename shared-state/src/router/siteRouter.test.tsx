import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useRouteError,
} from '../router';
import type { SiteRouter } from './siteRouter';

let router: SiteRouter | undefined;

afterEach(() => {
  router?.dispose();
  window.history.replaceState(null, '', '/');
});

const addressOf = ({ pathname, search, hash }: SiteRouter['state']['location']) => pathname + search + hash;

function Page() {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`at ${addressOf(location)} with ${JSON.stringify(location.state)}`}</p>
      <Link to="/b?from=a" state={{ by: 1 }}>
        on
      </Link>
      <button type="button" onClick={() => void navigate({ search: '?page=2' }, { replace: true })}>
        in place
      </button>
    </>
  );
}

const ROUTES = [{ element: <Outlet />, children: [{ path: '/:page', Component: Page }] }];

/** The browser's history reports its steps asynchronously. */
const steps = (by: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await router?.navigate(by);
    await arrived;
  });

test('links, replacing, and going back and forward use the browser history', async () => {
  window.history.replaceState(null, '', '/a?q=%C3%BC#end');
  router = createBrowserRouter(ROUTES);
  render(<RouterProvider router={router} />);
  expect(screen.getByText('at /a?q=%C3%BC#end with null')).toBeInTheDocument();
  expect(router.state.location.key).toBe('default');
  await userEvent.click(screen.getByRole('link', { name: 'on' }));
  expect(screen.getByText('at /b?from=a with {"by":1}')).toBeInTheDocument();
  expect(window.history.state).toEqual({ usr: { by: 1 }, key: router.state.location.key, idx: 1 });
  expect(router.state.action).toBe('PUSH');
  await userEvent.click(screen.getByRole('button', { name: 'in place' }));
  expect(window.location.pathname + window.location.search).toBe('/b?page=2');
  expect(router.state.action).toBe('REPLACE');
  await steps(-1);
  expect(screen.getByText('at /a?q=%C3%BC#end with null')).toBeInTheDocument();
  expect(router.state.action).toBe('POP');
  await steps(1);
  expect(screen.getByText('at /b?page=2 with null')).toBeInTheDocument();
});

describe('a step through the history', () => {
  /** Dispatches the event that browsers send. */
  const stepTold = (hasUAVisualTransition: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition })));

  const setup = () => {
    window.history.replaceState(null, '', '/a');
    router = createBrowserRouter(ROUTES);
    render(<RouterProvider router={router} />);
    window.history.replaceState(null, '', '/before');
  };

  it('is rendered within its event when the browser shows its own transition', () => {
    setup();
    stepTold(true);
    expect(screen.getByText(/^at \/before /)).toBeInTheDocument();
  });

  it('is rendered within its event on the same page, before the browser scrolls to the hash', () => {
    setup();
    window.history.replaceState(null, '', '/a#end');
    stepTold(false);
    expect(screen.getByText(/^at \/a#end /)).toBeInTheDocument();
  });

  it('is rendered after its event when the browser shows no transition', async () => {
    setup();
    stepTold(false);
    expect(router?.state.location.pathname).toBe('/before');
    expect(screen.getByText(/^at \/a /)).toBeInTheDocument();
    expect(await screen.findByText(/^at \/before /)).toBeInTheDocument();
  });

  it('gives way to a navigation that starts before it is rendered', async () => {
    setup();
    stepTold(false);
    await act(async () => {
      await router?.navigate('/c');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByText(/^at \/c /)).toBeInTheDocument();
  });
});

test('subscribers are told of a navigation before it is rendered, with the previous state', async () => {
  router = createMemoryRouter(ROUTES, { initialEntries: ['/a'] });
  render(<RouterProvider router={router} />);
  const heard: string[] = [];
  const stop = router.subscribe((next, previous) => {
    const isDrawn = screen.queryByText(/^at \/b/) !== null;
    heard.push(`${addressOf(previous.location)} to ${addressOf(next.location)}, drawn: ${isDrawn}`);
  });
  await act(() => router!.navigate('/b'));
  stop();
  await act(() => router!.navigate(-1));
  expect(heard).toEqual(['/a to /b, drawn: false']);
  expect(screen.getByText(/^at \/a/)).toBeInTheDocument();
});

test('navigate does not leave the site', async () => {
  router = createBrowserRouter(ROUTES);
  await router.navigate('//other.test/a');
  expect(window.location.host).toBe('localhost');
});

test('a state that cannot be cloned rejects the navigation', async () => {
  router = createBrowserRouter(ROUTES);
  // jsdom accepts any state.
  const pushState = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('a function cannot be cloned', 'DataCloneError');
  });
  await expect(router.navigate('/b', { state: () => {} })).rejects.toThrow('cannot be cloned');
  pushState.mockRestore();
});

test('a memory history stops at its ends, and a navigation drops the forward entries', async () => {
  router = createMemoryRouter(ROUTES, { initialEntries: ['/a', { pathname: '/b', search: '?q=ü', state: 1 }] });
  expect(addressOf(router.state.location)).toBe('/b?q=%C3%BC');
  await router.navigate(-5);
  expect(addressOf(router.state.location)).toBe('/a');
  await router.navigate('/c');
  await router.navigate(5);
  expect(addressOf(router.state.location)).toBe('/c');
});

test('an error element shows the error of its page and disappears on navigation', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('planned');
  };
  const Instead = () => <p>{`instead: ${(useRouteError() as Error).message}`}</p>;
  const children = [
    { path: '/broken', Component: Broken },
    { path: '/:page', Component: Page },
  ];
  router = createMemoryRouter([{ element: <Outlet />, errorElement: <Instead />, children }], { initialEntries: ['/broken'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('instead: planned')).toBeInTheDocument();
  await act(() => router!.navigate('/a'));
  expect(screen.getByText(/^at \/a/)).toBeInTheDocument();
  error.mockRestore();
});

test('navigating to the expected location reuses its location object, and to another one does not', async () => {
  router = createMemoryRouter(ROUTES, { initialEntries: ['/a'] });
  const told: unknown[] = [];
  const stop = router.onExpected((location) => told.push(location));
  const state = { by: 1 };
  router.expect('/b?q=ü', state);
  await router.navigate('/b?q=ü', { state });
  expect(told).toEqual([router.state.location, undefined]);
  expect(told[0]).toBe(router.state.location);
  expect(router.state.location).toMatchObject({ pathname: '/b', search: '?q=%C3%BC', state });
  router.expect('/c', { by: 1 });
  await router.navigate('/c', { state });
  expect(router.state.location).not.toBe(told[2]);
  expect(router.state.location.state).toBe(state);
  stop();
  router.expect('/d');
  expect(told).toHaveLength(4);
});
