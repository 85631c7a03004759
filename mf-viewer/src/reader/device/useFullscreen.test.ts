import { renderHook } from '@testing-library/react';
import { useFullscreen } from './useFullscreen';

test('in a browser without full screen, as on an iPhone, nothing is on and the key does nothing', () => {
  expect('fullscreenElement' in document).toBe(false);
  const main = document.createElement('main');
  const { result } = renderHook(() => useFullscreen({ current: main }));
  expect(result.current).toMatchObject({ isOn: false, isPossible: false });
  expect(() => result.current.toggle()).not.toThrow();
});
