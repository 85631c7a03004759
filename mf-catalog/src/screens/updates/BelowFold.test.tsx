import { render, screen, waitFor } from '@testing-library/react';
import { BelowFold } from './BelowFold';

const partOf = (words: string) => screen.getByText(words).parentElement;

test('BelowFold lays out parts one after the other when the browser is idle', async () => {
  const realFrame = globalThis.requestAnimationFrame;
  const frames: (() => void)[] = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(() => frame(0));
  try {
    render(
      <>
        <BelowFold kind="ranking">
          <p>Ranking</p>
        </BelowFold>
        <BelowFold kind="shelf">
          <p>Shelf</p>
        </BelowFold>
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

test('a part that unmounts before its turn does not block the others', async () => {
  const { unmount } = render(
    <BelowFold kind="shelf">
      <p>Gone</p>
    </BelowFold>,
  );
  unmount();
  render(
    <BelowFold kind="shelf">
      <p>Stays</p>
    </BelowFold>,
  );
  await waitFor(() => expect(partOf('Stays')).not.toHaveClass('far'));
});
