import { render, waitFor } from '@testing-library/react';
import { EinkFlash } from './EinkFlash';

function setup(every: number) {
  const page = render(<EinkFlash turn="1" every={every} />);
  const flash = () => page.container.querySelector('[data-phase]');
  return { flash, turn: (turn: string) => page.rerender(<EinkFlash turn={turn} every={every} />) };
}

describe('EinkFlash', () => {
  it('flashes black, then white, after the chosen number of turns, and disappears', async () => {
    const { flash, turn } = setup(2);
    turn('2');
    expect(flash()).toBeNull();
    turn('3');
    expect(flash()).toHaveAttribute('data-phase', 'black');
    await waitFor(() => expect(flash()).toHaveAttribute('data-phase', 'white'));
    await waitFor(() => expect(flash()).toBeNull());
  });

  it('does not flash when the page stays, or when it is switched off', () => {
    const always = setup(1);
    always.turn('1');
    expect(always.flash()).toBeNull();
    const never = setup(0);
    never.turn('2');
    never.turn('3');
    expect(never.flash()).toBeNull();
  });
});
