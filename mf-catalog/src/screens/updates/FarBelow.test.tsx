import { render, screen, waitFor } from '@testing-library/react';
import { FarBelow } from './FarBelow';

const partOf = (words: string) => screen.getByText(words).parentElement;

test('parts far below are laid out when the browser has time, one after the other', async () => {
  const realFrame = globalThis.requestAnimationFrame;
  const frames: (() => void)[] = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(() => frame(0));
  try {
    render(
      <>
        <FarBelow kind="ranking">
          <p>Ranking</p>
        </FarBelow>
        <FarBelow kind="shelf">
          <p>Shelf</p>
        </FarBelow>
      </>,
    );
    expect(partOf('Ranking')).toHaveClass('far', 'ranking');
    expect(partOf('Shelf')).toHaveClass('far', 'shelf');
    await waitFor(() => expect(partOf('Ranking')).not.toHaveClass('far'));
    expect(partOf('Shelf')).toHaveClass('far');
    frames.shift()?.();
    await waitFor(() => expect(partOf('Shelf')).not.toHaveClass('far'));
  } finally {
    globalThis.requestAnimationFrame = realFrame;
    frames.forEach((frame) => frame());
  }
});

test('one that goes before its turn keeps no other from it', async () => {
  const { unmount } = render(
    <FarBelow kind="shelf">
      <p>Gone</p>
    </FarBelow>,
  );
  unmount();
  render(
    <FarBelow kind="shelf">
      <p>Stays</p>
    </FarBelow>,
  );
  await waitFor(() => expect(partOf('Stays')).not.toHaveClass('far'));
});
