import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, KeepAliveOutlet, RouterProvider, useLocation } from '../router';
import type { QueryError } from './loadError';
import { useLoadError } from './useLoadError';

function setup(error: QueryError, inline: boolean) {
  function Failed() {
    return <p>{`here: ${useLoadError(error, { tag: 'en', inline })?.kind}`}</p>;
  }
  function Elsewhere() {
    const { pathname, state } = useLocation();
    return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
  }
  const router = createMemoryRouter(
    [
      { path: '/titles/:id', Component: Failed },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: ['/updates', '/titles/3?x=1#end'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const popups = { english: undefined, spanish: undefined, all: [] };

test('an error of the server leads to its page, with itself and the address that failed', async () => {
  const error: QueryError = { kind: 'maintenance', popups };
  setup(error, false);
  const visit = JSON.stringify({ from: '/titles/3?x=1#end', error });
  expect(await screen.findByText(`/maintenance ${visit}`)).toBeInTheDocument();
});

test('“Back” leads to the page that failed, which tells the error itself, and from there to the page before it', async () => {
  const router = setup({ kind: 'maintenance', popups }, false);
  expect(await screen.findByText(/^\/maintenance/)).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('here: maintenance')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('/updates null')).toBeInTheDocument();
});

test('a page that stayed while it was left, and fails once more, tells the error itself', async () => {
  function Failing() {
    const [error, setError] = useState<QueryError>({ kind: 'server', popups });
    // Like a query that requests its data again when its page is shown again.
    useEffect(() => () => setError({ kind: 'server', popups }), []);
    return <p>{`here: ${useLoadError(error, { tag: 'en' })?.kind}`}</p>;
  }
  const children = [
    { path: '/error', element: <p>An error</p> },
    { path: '*', Component: Failing },
  ];
  const outlet = <KeepAliveOutlet nameOf={({ pathname }) => pathname} count={2} />;
  const router = createMemoryRouter([{ element: outlet, children }], { initialEntries: ['/titles/3'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('An error')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('here: error')).toBeVisible();
  expect(router.state.location.pathname).toBe('/titles/3');
});

test('a page that stays where it is tells the same error itself', () => {
  setup({ kind: 'maintenance', popups }, true);
  expect(screen.getByText('here: maintenance')).toBeInTheDocument();
});

test('what did not come whole is told in place', () => {
  setup({ kind: 'network' }, false);
  expect(screen.getByText('here: offline')).toBeInTheDocument();
});
