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

test('a server error leads to its error page, with the error and the URL that failed', async () => {
  const error: QueryError = { kind: 'maintenance', popups };
  setup(error, false);
  const visit = JSON.stringify({ from: '/titles/3?x=1#end', error });
  expect(await screen.findByText(`/maintenance ${visit}`)).toBeInTheDocument();
});

test('going back from the error page shows the error in place, and going back again leaves the page', async () => {
  const router = setup({ kind: 'maintenance', popups }, false);
  expect(await screen.findByText(/^\/maintenance/)).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('here: maintenance')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('/updates null')).toBeInTheDocument();
});

test('a kept page that fails again after going back shows the error in place', async () => {
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

test('an inline error is shown in place', () => {
  setup({ kind: 'maintenance', popups }, true);
  expect(screen.getByText('here: maintenance')).toBeInTheDocument();
});

test('a network error is shown in place', () => {
  setup({ kind: 'network' }, false);
  expect(screen.getByText('here: offline')).toBeInTheDocument();
});
