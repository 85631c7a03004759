import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from '../router';
import { useQueryWriter } from './useQueryWriter';

/** A site whose second page loads until `arrive` is called. */
function setup() {
  const writer: { current?: ReturnType<typeof useQueryWriter> } = {};
  function Reading() {
    const write = useQueryWriter();
    const latest = useRef(writer);
    useEffect(() => void (latest.current.current = write));
    return <p>reading</p>;
  }
  function Comments() {
    return <p>{`comments at ${useLocation().pathname}`}</p>;
  }
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/viewer/:id', Component: Reading },
      { path: '/comments/:id', Component: lazy(() => arrival.then(() => ({ default: Comments }))) },
    ],
    { initialEntries: [{ pathname: '/viewer/3', search: '?lang=th', hash: '#end', state: { by: 1 } }] },
  );
  render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
  return {
    router,
    write: (page: number) => writer.current?.('p', String(page)),
    arrive,
  };
}

test('a value is written in place, and the rest of the URL stays', async () => {
  const { router, write } = setup();
  await act(async () => write(5));
  expect(router.state.location).toMatchObject({ pathname: '/viewer/3', search: '?lang=th&p=5', hash: '#end', state: { by: 1 } });
  const { key } = router.state.location;
  await act(async () => write(5));
  expect(router.state.location.key).toBe(key);
});

test('writing during a pending navigation does not cancel it', async () => {
  const { router, write, arrive } = setup();
  await act(async () => void router.navigate('/comments/3'));
  await act(async () => write(5));
  await act(async () => arrive());
  expect(await screen.findByText('comments at /comments/3')).toBeInTheDocument();
  await act(async () => write(6));
  expect(router.state.location.pathname).toBe('/comments/3');
});
