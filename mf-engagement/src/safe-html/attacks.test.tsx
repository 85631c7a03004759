import { ATTACKS } from '@komawari/shared-proto/fixtures';
import { createMemoryRouter, RouterProvider } from '@komawari/shared-state';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { SafeHtml } from './SafeHtml';

/** `svg` and `path` are the icon of links that leave the site. */
const ELEMENTS = new Set(
  (
    'a blockquote br caption code dd del div dl dt em figcaption figure h3 h4 h5 h6 hr img ins kbd li mark ol p path pre q rp rt ' +
    'ruby s small span strong sub sup svg table tbody td tfoot th thead tr u ul'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'alt aria-hidden class d decoding focusable height href loading referrerpolicy rel src target viewBox viewbox width ' +
    'data-discover'
  ).split(' '),
);

function page(html: string) {
  const messages = { 'engagement.safeHtml.opensTab': '(opens in a new tab)' };
  const element = (
    <IntlProvider locale="en" messages={messages}>
      <SafeHtml html={html} />
    </IntlProvider>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
}

function violations(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => (isHarmless(name, value) ? [] : [`${name}="${value}"`])),
  ]);
}

function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false;
  if (name === 'href') return /^(https?:\/\/(?!.*@)|mailto:|\/(?![/\\]))/.test(value);
  if (name === 'src') return /^(https:\/\/|\/(?![/\\]))/.test(value);
  return true;
}

test('the corpus has more than 100 distinct attacks', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThan(100);
});

test.each(ATTACKS)('no script runs, and only allowed elements and attributes are rendered: %s', (attack) => {
  const alert = jest.fn();
  window.alert = alert;
  const { container } = render(page(`<p>Before</p>${attack}`));
  expect(container).toHaveTextContent('Before');
  expect(violations(container)).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
});

test.each(ATTACKS)('static markup is still safe when it is parsed again: %s', (attack) => {
  const markup = renderToStaticMarkup(page(attack));
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  expect(violations(parsed.body)).toEqual([]);
  expect(parsed.head.childElementCount).toBe(0);
});

test('an attack nested in another is not rendered', () => {
  for (const outer of ATTACKS) {
    const { container, unmount } = render(page(ATTACKS.map((inner) => outer.replace('alert(1)', inner)).join('')));
    expect(violations(container)).toEqual([]);
    unmount();
  }
});
