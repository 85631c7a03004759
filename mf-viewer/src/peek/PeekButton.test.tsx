import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { PeekButton, type PeekButtonProps } from './PeekButton';

type Peek = PeekButtonProps['peek'];

const noPeek: Peek = {
  locale: 'es',
  locales: ['es', 'fr'],
  choose: () => undefined,
  isHeld: false,
  hold: () => undefined,
  isPinned: false,
  pin: () => undefined,
  isBeside: false,
  isRefused: false,
  others: undefined,
};

function setup(part: Partial<Peek>) {
  jest.useFakeTimers();
  const calls: string[] = [];
  const peek: Peek = {
    ...noPeek,
    hold: (isHeld) => calls.push(`hold ${isHeld}`),
    pin: (isPinned) => calls.push(`pin ${isPinned}`),
    ...part,
  };
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <PeekButton peek={peek} onChoose={() => calls.push('choose')} />
    </IntlProvider>,
  );
  const globe = screen.getByRole('button');
  return {
    calls,
    /** Presses the globe with a finger for this time. */
    press(ms: number) {
      fireEvent.pointerDown(globe);
      act(() => void jest.advanceTimersByTime(ms));
      fireEvent.pointerUp(globe);
      fireEvent.click(globe, { detail: 1 });
    },
  };
}

afterEach(() => jest.useRealTimers());

describe('PeekButton', () => {
  it('shows the other language only while it is held, each time', () => {
    const { press, calls } = setup({});
    press(500);
    press(500);
    expect(calls).toEqual(['hold true', 'hold false', 'hold true', 'hold false']);
  });

  it('asks for the language on a short press when there are several', () => {
    const { press, calls } = setup({});
    press(80);
    expect(calls).toEqual(['choose']);
  });

  it('pins the only other language on a short press', () => {
    const one = setup({ locales: ['es'] });
    one.press(80);
    expect(one.calls).toEqual(['pin true']);
  });

  it('unpins a pinned language on a short press', () => {
    const { press, calls } = setup({ isPinned: true });
    press(80);
    expect(calls).toEqual(['pin false']);
  });
});
