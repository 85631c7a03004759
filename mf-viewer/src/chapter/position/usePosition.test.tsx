import { act, renderHook, waitFor } from '@testing-library/react';
import { afterPaint } from './afterPaint';
import { usePosition } from './usePosition';

const OPENING = { leaf: 3, fraction: 0.5 };
const painted = () => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));

describe('usePosition', () => {
  it('updates the exact position at once, and the focused leaf after the next paint', async () => {
    const { result } = renderHook(() => usePosition(OPENING, 10));
    const { position } = result.current;
    act(() => position.moveTo({ leaf: 4, fraction: 0 }, 'later'));
    expect([position.exact.current.leaf, result.current.focusedLeaf]).toEqual([4, 3]);
    await waitFor(() => expect(result.current.focusedLeaf).toBe(4));
    expect(result.current.position).toBe(position);
  });

  it('renders only the last of several moves made before the next paint', async () => {
    const seen: number[] = [];
    const { result } = renderHook(() => {
      const handle = usePosition(OPENING, 10);
      seen.push(handle.focusedLeaf);
      return handle;
    });
    act(() => [4, 5, 6].forEach((leaf) => result.current.position.moveTo({ leaf, fraction: 0 }, 'later')));
    await waitFor(() => expect(result.current.focusedLeaf).toBe(6));
    expect(new Set(seen)).toEqual(new Set([3, 6]));
  });

  it('does not let a deferred move overwrite a later immediate one', async () => {
    const { result } = renderHook(() => usePosition(OPENING, 10));
    act(() => {
      result.current.position.moveTo({ leaf: 4, fraction: 0 }, 'later');
      result.current.position.moveTo({ leaf: 8, fraction: 0 }, 'now');
    });
    expect(result.current.focusedLeaf).toBe(8);
    await painted();
    expect(result.current.focusedLeaf).toBe(8);
  });

  it('clamps the position to the chapter', () => {
    const { result } = renderHook(() => usePosition(OPENING, 5));
    act(() => result.current.position.moveTo({ leaf: 12, fraction: 2 }, 'now'));
    expect(result.current.position.exact.current).toEqual({ leaf: 4, fraction: 1 });
  });
});
