import { render } from '@testing-library/react';
import type { Size } from '../model/layout/size';
import { measureSize, useElementSize } from './useElementSize';

afterEach(() => jest.restoreAllMocks());

/** Records the sizes with which it renders. */
function Stage({ drawn }: { drawn: (Size | undefined)[] }) {
  const [root, size] = useElementSize<HTMLDivElement>();
  drawn.push(size);
  return <div ref={root} />;
}

function drawnOn(width: number, height: number): (Size | undefined)[] {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const drawn: (Size | undefined)[] = [];
  render(<Stage drawn={drawn} />).unmount();
  return drawn;
}

test('measures the first stage, starts the next with that size, and measures again after rotation', () => {
  expect(drawnOn(390, 844)).toEqual([undefined, { width: 390, height: 844 }]);
  expect(drawnOn(390, 844)).toEqual([{ width: 390, height: 844 }]);
  expect(drawnOn(844, 390)).toEqual([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]);
});

test('a stage starts with the size that measureSize measured', () => {
  const frame = document.createElement('div');
  const size = { width: 820, height: 1180 };
  for (const [name, value] of [['clientWidth', size.width] as const, ['clientHeight', size.height] as const]) {
    Object.defineProperty(frame, name, { value });
  }
  measureSize(frame);
  expect(drawnOn(size.width, size.height)).toEqual([size]);
});
