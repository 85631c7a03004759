import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { Image } from './Image';

afterEach(() => jest.restoreAllMocks());

test('the box has its ratio before the picture has loaded', () => {
  const { container } = render(<Image src="/images/a" alt="A river" ratio="2 / 3" />);
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '2 / 3' });
});

test('an eager picture loads at once, and others load lazily', () => {
  render(<Image src="/images/a" alt="First" ratio="1 / 1" isEager />);
  render(<Image src="/images/b" alt="Later" ratio="1 / 1" />);
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Later' })).toHaveAttribute('loading', 'lazy');
});

test('a picture that fails to load is replaced by an element with its name', () => {
  render(<Image src="/images/gone" alt="A river" ratio="2 / 3" />);
  fireEvent.error(screen.getByRole('img'));
  const stand = screen.getByRole('img', { name: 'A river' });
  expect(stand.tagName).toBe('SPAN');
});

test('another src is tried after a failure', () => {
  const { rerender } = render(<Image src="/images/gone" alt="A river" ratio="2 / 3" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Image src="/images/there" alt="A river" ratio="2 / 3" />);
  expect(screen.getByRole('img', { name: 'A river' })).toHaveAttribute('src', '/images/there');
});

test.each([
  ['that fades in', false],
  ['that is shown at once', true],
])('a picture %s does not render again when it has loaded', (_what, isEager) => {
  const onRender = jest.fn();
  render(
    <Profiler id="picture" onRender={onRender}>
      <Image src="/images/a" alt="A river" ratio="2 / 3" isEager={isEager} />
    </Profiler>,
  );
  fireEvent.load(screen.getByRole('img'));
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('a picture that fades in is marked as loaded only once it has loaded', () => {
  const { rerender } = render(<Image src="/images/a" alt="A river" ratio="2 / 3" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('data-loaded');
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('data-loaded');
  rerender(<Image src="/images/b" alt="A river" ratio="2 / 3" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('data-loaded');
});

test('a picture that loaded before React attached its handler is marked as loaded', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320);
  render(<Image src="/images/a" alt="A river" ratio="2 / 3" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-loaded');
});

test('a picture fades in, unless it is in the HTML of the server', () => {
  const later = <Image src="/images/b" alt="Later" ratio="1 / 1" />;
  const { unmount } = render(later);
  expect(screen.getByRole('img')).toHaveClass('fading');
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(later);
  expect(screen.getByRole('img')).not.toHaveClass('fading');
  render(later, { container, hydrate: true });
  expect(screen.getByRole('img')).not.toHaveClass('fading');
});
