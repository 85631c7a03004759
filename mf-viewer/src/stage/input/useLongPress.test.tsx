import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLongPress } from './useLongPress';

const HERE = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 };

/** jsdom has no pointer events: this is a mouse event with the additional fields. */
class PointerEventStandIn extends MouseEvent {
  constructor(type: string, { pointerId, pointerType, isPrimary, ...init }: PointerEventInit) {
    super(type, init);
    Object.assign(this, { pointerId, pointerType, isPrimary });
  }
}

beforeAll(() => Object.assign(window, { PointerEvent: PointerEventStandIn }));

function Art({ onLongPress, onClick }: { onLongPress: (target: Element) => void; onClick: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useLongPress(root, onLongPress);
  return (
    <div ref={root} onClick={onClick}>
      <p>Art</p>
      <button type="button">Try again</button>
    </div>
  );
}

/** A finger on the art or on another element, with fake timers. */
function setup(on: 'Art' | 'Try again' = 'Art') {
  const [pressed, clicked, canceled] = [jest.fn(), jest.fn(), jest.fn()];
  render(<Art onLongPress={pressed} onClick={clicked} />);
  const target = screen.getByText(on);
  target.addEventListener('pointercancel', canceled);
  return { target, pressed, clicked, canceled, wait: () => jest.advanceTimersByTime(600) };
}

describe('useLongPress', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('calls back while the finger is still down, and suppresses the click on release', () => {
    const { target, pressed, clicked, canceled, wait } = setup();
    fireEvent.pointerDown(target, HERE);
    expect(pressed).not.toHaveBeenCalled();
    wait();
    expect(pressed).toHaveBeenCalledWith(target);
    expect(canceled).toHaveBeenCalled();
    fireEvent.pointerUp(target, HERE);
    fireEvent.click(target);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('lets the next tap click as usual', () => {
    const { target, clicked, wait } = setup();
    fireEvent.pointerDown(target, HERE);
    wait();
    fireEvent.pointerUp(target, HERE);
    fireEvent.pointerDown(target, HERE);
    fireEvent.pointerUp(target, HERE);
    fireEvent.click(target);
    expect(clicked).toHaveBeenCalled();
  });

  it.each([
    ['moves', (target: Element) => fireEvent.pointerMove(target, { ...HERE, clientY: 70 })],
    ['is lifted', (target: Element) => fireEvent.pointerUp(target, HERE)],
    ['scrolls', (target: Element) => fireEvent.pointerCancel(target, HERE)],
    [
      'is joined by a second finger',
      (target: Element) => fireEvent.pointerDown(target, { ...HERE, pointerId: 8, isPrimary: false }),
    ],
  ])('does not call back when the finger %s', (_, act) => {
    const { target, pressed, wait } = setup();
    fireEvent.pointerDown(target, HERE);
    act(target);
    wait();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('does not call back on a button, or with the mouse, which keeps its context menu', () => {
    const { target, pressed, wait } = setup('Try again');
    fireEvent.pointerDown(target, HERE);
    wait();
    const art = screen.getByText('Art');
    fireEvent.pointerDown(art, { ...HERE, pointerType: 'mouse' });
    wait();
    expect(fireEvent.contextMenu(art)).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('calls back in place of the context menu of a phone', () => {
    const { target, pressed } = setup();
    fireEvent.pointerDown(target, HERE);
    expect(fireEvent.contextMenu(target)).toBe(false);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
