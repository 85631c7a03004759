import { fireEvent, render } from '@testing-library/react';
import { createRef, useImperativeHandle } from 'react';
import type { StageHandle } from '../StageHandle';
import type { PagedStageProps } from './PagedStage';
import { WaitingStage } from './WaitingStage';

/** A stage that mounts after the first requests to it. */
function setup() {
  const ref = createRef<StageHandle>();
  const calls: string[] = [];
  const call = (name: string) => (value: unknown) => void calls.push(`${name} ${value}`);
  const taps = { zoneAt: () => 'next' as const, perform: () => ref.current?.turn(1) };
  function Stage() {
    useImperativeHandle(ref, () => ({
      go: call('go'),
      step: call('step'),
      turn: call('turn'),
      scroll: call('scroll'),
      zoom: call('zoom'),
    }));
    return null;
  }
  // It reads only these props.
  const props = { ref, taps } as unknown as PagedStageProps;
  const { container, rerender, unmount } = render(<WaitingStage {...props} />);
  return {
    ref,
    calls,
    unmount,
    tap: () => fireEvent.click(container.firstElementChild!),
    comes: () => rerender(<Stage />),
    mountAnother: () => render(<Stage />),
  };
}

test('replays calls made before the stage mounted, in the same order', () => {
  const { ref, calls, tap, comes } = setup();
  ref.current!.step(1);
  tap();
  ref.current!.go(3);
  ref.current!.scroll(0.5);
  ref.current!.zoom(null);
  expect(calls).toEqual([]);
  comes();
  expect(calls).toEqual(['step 1', 'turn 1', 'go 3', 'scroll 0.5', 'zoom null']);
});

test('drops the calls when it unmounts before the stage mounts, also for a stage that mounts later', () => {
  const { ref, calls, unmount, mountAnother } = setup();
  ref.current!.step(1);
  unmount();
  mountAnother();
  expect(calls).toEqual([]);
});
