import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shelf } from './Shelf';

function setup() {
  render(
    <Shelf label="Featured" previousLabel="Back" nextLabel="On">
      {['One', 'Two', 'Three'].map((name) => (
        <li key={name}>
          <a href={`/titles/${name}`}>{name}</a>
        </li>
      ))}
    </Shelf>,
  );
  return { user: userEvent.setup(), link: (name: string) => screen.getByRole('link', { name }) };
}

test('a shelf is a list with a name', () => {
  setup();
  expect(screen.getByRole('list', { name: 'Featured' })).toBeInTheDocument();
});

test('the arrow keys move between links and stop at the ends', async () => {
  const { user, link } = setup();
  link('One').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(link('Three')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(link('Three')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(link('Two')).toHaveFocus();
});

test('a link that gets the focus by keyboard is scrolled to as a whole', async () => {
  const { user, link } = setup();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(scrolled.mock.contexts).toEqual([link('One'), link('Two')]);
  scrolled.mockRestore();
});

test('a shelf that fits has no scroll buttons', () => {
  setup();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
