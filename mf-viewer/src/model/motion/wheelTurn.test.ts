import { wheelTurn } from './wheelTurn';

/** The number of pages that a sequence of wheel events turns. Each event is a vertical delta and a time. */
function turned(...events: [deltaY: number, timeStamp: number][]): number {
  let { atRest: state } = wheelTurn;
  let pages = 0;
  for (const [deltaY, timeStamp] of events) {
    const step = wheelTurn.after(state, { deltaX: 0, deltaY, timeStamp });
    state = step.state;
    pages += step.by;
  }
  return pages;
}

describe('the wheel', () => {
  it('turns a page with each notch', () => {
    expect(turned([100, 0], [100, 400], [-100, 800])).toBe(1);
  });

  it('turns a page when a trackpad has moved far enough', () => {
    expect(turned([20, 0], [20, 16], [15, 32])).toBe(0);
    expect(turned([20, 0], [20, 16], [25, 32])).toBe(1);
  });

  it('turns only one page while a trackpad coasts', () => {
    const coasting = Array.from({ length: 12 }, (_, i): [number, number] => [30 - i * 2, i * 16]);
    expect(turned(...coasting)).toBe(1);
  });

  it('marks a further turn of the same gesture as coasting, but not one of a new gesture', () => {
    const first = wheelTurn.after(wheelTurn.atRest, { deltaX: 0, deltaY: 100, timeStamp: 0 });
    const between = wheelTurn.after(first.state, { deltaX: 0, deltaY: 20, timeStamp: 120 });
    const further = wheelTurn.after(between.state, { deltaX: 0, deltaY: 100, timeStamp: 240 });
    expect([first, further].map(({ by, isCoasting }) => [by, isCoasting])).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(wheelTurn.after(further.state, { deltaX: 0, deltaY: 100, timeStamp: 900 })).toMatchObject({
      by: 1,
      isCoasting: false,
    });
  });
});
