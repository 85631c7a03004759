import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Accordion } from './Accordion';

const ITEMS = ['One', 'Two', 'Three'].map((heading) => ({ key: heading, heading, content: `${heading} is told here.` }));

const accordion = <Accordion items={ITEMS} initiallyOpen={['One']} />;

test('an open item stays open when another is opened and on a rerender', async () => {
  const { container, rerender } = render(accordion);
  const answer = (name: string) => screen.getByRole('region', { name });
  expect(answer('One')).toBeVisible();
  expect(answer('Two')).not.toBeVisible();
  container.querySelectorAll('summary')[1]!.click();
  rerender(<Accordion items={ITEMS} initiallyOpen={['One']} />);
  expect(answer('One')).toBeVisible();
  expect(answer('Two')).toBeVisible();
});

test('items keep the state that they had before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(accordion);
  const [one, two] = container.querySelectorAll('details');
  one!.open = false;
  two!.open = true;
  render(accordion, { container, hydrate: true });
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, false]);
});
