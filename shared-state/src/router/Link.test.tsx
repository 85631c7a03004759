import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, NavLink, RouterProvider } from '../router';

function setup(links: ReactNode, at = '/a') {
  const router = createMemoryRouter([{ path: '/*', element: links }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return {
    router,
    link: (name: string) => screen.getByRole('link', { name }),
    address: () => router.state.location.pathname + router.state.location.search,
    /** Whether the site handles a press itself. Otherwise the browser follows the link. */
    isTaken: (name: string, keys = {}) => {
      const link = screen.getByRole('link', { name });
      const press = createEvent.click(link, { button: 0, ...keys });
      let isTaken = false;
      const see = (event: Event) => {
        isTaken = event.defaultPrevented;
        // jsdom does not follow links, and logs an error if it should.
        event.preventDefault();
      };
      addEventListener('click', see, { once: true });
      fireEvent(link, press);
      return isTaken;
    },
  };
}

test('a click navigates within the document', () => {
  const { link, address, isTaken } = setup(<Link to="/b?from=a">on</Link>);
  expect(link('on')).toHaveAttribute('href', '/b?from=a');
  expect(isTaken('on')).toBe(true);
  expect(address()).toBe('/b?from=a');
});

test.each([
  ['with a modifier key', { to: '/b' }, { ctrlKey: true }],
  ['on a link with a target', { to: '/b', target: '_blank' }, {}],
  ['on a download link', { to: '/b', download: 'b.pdf' }, {}],
  ['on a link with reloadDocument', { to: '/b', reloadDocument: true }, {}],
  ['on a link to another host', { to: 'https://elsewhere.test/b' }, {}],
])('a click %s is left to the browser', (_what, link, keys) => {
  const { address, isTaken } = setup(<Link {...link}>on</Link>);
  expect(isTaken('on', keys)).toBe(false);
  expect(address()).toBe('/a');
});

test('a link to the current page replaces the history entry, and any other adds one', async () => {
  const { isTaken, router } = setup(
    <>
      <Link to="/a">itself</Link>
      <Link to="/b" state={{ from: 'a' }}>
        on
      </Link>
    </>,
  );
  isTaken('itself');
  expect(router.state.action).toBe('REPLACE');
  isTaken('on');
  expect(router.state).toMatchObject({ action: 'PUSH', location: { pathname: '/b', state: { from: 'a' } } });
});

test('a link with only a search keeps the path of the page', () => {
  const { link, address, isTaken } = setup(<Link to={{ search: '?tab=new' }}>new</Link>);
  expect(link('new')).toHaveAttribute('href', '?tab=new');
  isTaken('new');
  expect(address()).toBe('/a?tab=new');
});

test('a navigation does not render links again', async () => {
  const drawn = jest.fn(() => '?from=a');
  const to = {
    pathname: '/b',
    get search() {
      return drawn();
    },
  };
  const { router } = setup(<Link to={to}>on</Link>);
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/c'));
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a link to another host keeps its URL as given', () => {
  const { link } = setup(<Link to="//elsewhere.test/b">on</Link>);
  expect(link('on')).toHaveAttribute('href', '//elsewhere.test/b');
});

test('a click handler can prevent the navigation', () => {
  const { address, isTaken } = setup(
    <Link to="/b" onClick={(event) => event.preventDefault()}>
      on
    </Link>,
  );
  isTaken('on');
  expect(address()).toBe('/a');
});

test.each([
  ['its own page', '/a', false, true],
  ['a subpage', '/a/b', false, true],
  ['a subpage, with end', '/a/b', true, false],
  ['a page with the same prefix', '/ab', false, false],
  ['its own page in another case', '/A', false, true],
])('NavLink is current only where it matches: %s', (_what, at, end, isActive) => {
  const { link } = setup(
    <NavLink to="/a" end={end} className="tab">
      {({ isActive: isShown }) => (isShown ? 'shown' : 'other')}
    </NavLink>,
    at,
  );
  const drawn = link(isActive ? 'shown' : 'other');
  expect(drawn.getAttribute('aria-current')).toBe(isActive ? 'page' : null);
  expect(drawn.className).toBe(isActive ? 'tab active' : 'tab');
});

test('a navigation is expected when a link is pressed, until the pointer is canceled', () => {
  const { link, router } = setup(
    <>
      <Link to="/b">on</Link>
      <Link to="/c" replace>
        instead
      </Link>
    </>,
  );
  const expected = jest.fn();
  router.onExpected((location) => expected(location?.pathname));
  // jsdom's pointer events have no button.
  const touch = (name: string, button = 0) => fireEvent(link(name), new MouseEvent('pointerdown', { bubbles: true, button }));
  touch('on', 2);
  touch('instead');
  expect(expected).not.toHaveBeenCalled();
  touch('on');
  expect(expected).toHaveBeenLastCalledWith('/b');
  fireEvent.pointerCancel(link('on'));
  expect(expected).toHaveBeenLastCalledWith(undefined);
});
