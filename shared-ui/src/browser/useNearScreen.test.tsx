import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { type NearScreenOptions, useNearScreen } from './useNearScreen';

const observers = new Set<FakeObserver>();
const { IntersectionObserver } = globalThis;

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

class FakeObserver {
  seen = new Set<Element>();
  constructor(
    readonly tell: (entries: Entry[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    observers.add(this);
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
}

beforeAll(() => void Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
afterAll(() => void Object.assign(globalThis, { IntersectionObserver }));

function Probe({ name, ...options }: NearScreenOptions & { name: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  return <p ref={box}>{`${name} is ${useNearScreen(box, options) ? 'near' : 'far'}`}</p>;
}

/** Reports successive states of an element, as the browser does. */
function scroll(target: Element, ...isIntersecting: boolean[]) {
  const entries = isIntersecting.map((now) => ({ target, isIntersecting: now }));
  act(() => observers.forEach(({ seen, tell }) => seen.has(target) && tell(entries)));
}

test('an element is near only while it intersects the margin, and is unobserved on unmount', () => {
  const { unmount } = render(<Probe name="It" margin="800px 0px" />);
  const element = screen.getByText('It is far');
  const observer = [...observers].find(({ seen }) => seen.has(element));
  expect(observer?.options).toEqual({ rootMargin: '800px 0px' });
  scroll(element, true);
  expect(element).toHaveTextContent('It is near');
  scroll(element, true, false);
  expect(element).toHaveTextContent('It is far');
  unmount();
  expect(observer?.seen.size).toBe(0);
});

test('an element with startsNear is near until the browser reports otherwise', () => {
  render(<Probe name="It" startsNear />);
  const element = screen.getByText('It is near');
  scroll(element, false);
  expect(element).toHaveTextContent('It is far');
});

test('elements with the same margin share an observer, and each gets its own entries', () => {
  const before = observers.size;
  render(
    <>
      <Probe name="One" margin="5px" />
      <Probe name="Other" margin="5px" />
    </>,
  );
  expect(observers.size).toBe(before + 1);
  scroll(screen.getByText('One is far'), true);
  expect(screen.getByText('One is near')).toBeInTheDocument();
  expect(screen.getByText('Other is far')).toBeInTheDocument();
});
