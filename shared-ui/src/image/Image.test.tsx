import { fireEvent, render, screen } from '@testing-library/react';
import { Image } from './Image';

test('the box has its ratio before the picture is there', () => {
  const { container } = render(<Image src="/images/a" alt="A river" ratio="2 / 3" />);
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '2 / 3' });
});

test('what is on the first screen is asked for at once, the rest when it comes near', () => {
  render(<Image src="/images/a" alt="First" ratio="1 / 1" isEager />);
  render(<Image src="/images/b" alt="Later" ratio="1 / 1" />);
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Later' })).toHaveAttribute('loading', 'lazy');
});

test('a picture that does not come keeps its name', () => {
  render(<Image src="/images/gone" alt="A river" ratio="2 / 3" />);
  fireEvent.error(screen.getByRole('img'));
  const stand = screen.getByRole('img', { name: 'A river' });
  expect(stand.tagName).toBe('SPAN');
});

test('another address is another try', () => {
  const { rerender } = render(<Image src="/images/gone" alt="A river" ratio="2 / 3" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Image src="/images/there" alt="A river" ratio="2 / 3" />);
  expect(screen.getByRole('img', { name: 'A river' })).toHaveAttribute('src', '/images/there');
});
