import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { type NearScreenOptions, useNearScreen } from './useNearScreen';

const observers = new Set<FakeObserver>();
const { IntersectionObserver } = globalThis;

class FakeObserver {
  seen: Element | undefined;
  constructor(
    readonly tell: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    observers.add(this);
  }
  observe(element: Element) {
    this.seen = element;
  }
  disconnect() {
    observers.delete(this);
  }
}

beforeAll(() => void Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
afterAll(() => void Object.assign(globalThis, { IntersectionObserver }));

function Probe(options: NearScreenOptions) {
  const box = useRef<HTMLParagraphElement>(null);
  return <p ref={box}>{useNearScreen(box, options) ? 'near' : 'far'}</p>;
}

function scroll(...isIntersecting: boolean[]) {
  act(() => observers.forEach(({ tell }) => tell(isIntersecting.map((now) => ({ isIntersecting: now })))));
}

test('an element is far until the browser says that it is near, and far again when it has gone', () => {
  const { unmount } = render(<Probe margin="800px 0px" />);
  const [observer] = observers;
  expect(observer).toMatchObject({ seen: screen.getByText('far'), options: { rootMargin: '800px 0px' } });
  scroll(true);
  expect(screen.getByText('near')).toBeInTheDocument();
  scroll(true, false);
  expect(screen.getByText('far')).toBeInTheDocument();
  unmount();
  expect(observers.size).toBe(0);
});

test('what is on the first screen starts near', () => {
  render(<Probe startsNear />);
  expect(screen.getByText('near')).toBeInTheDocument();
  scroll(false);
  expect(screen.getByText('far')).toBeInTheDocument();
});
