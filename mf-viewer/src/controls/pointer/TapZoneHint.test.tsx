import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { TapZoneHint, type TapZoneHintProps } from './TapZoneHint';

const sides: TapZoneHintProps = {
  rule: { layout: 'sides', inversion: 'none', isRtl: false },
  choice: 'auto none',
  isFirst: false,
  onSeen: () => undefined,
};

function setup() {
  jest.useFakeTimers();
  const drawn = (props: TapZoneHintProps) => (
    <IntlProvider locale="en" onError={() => undefined}>
      <TapZoneHint {...props} />
    </IntlProvider>
  );
  const { rerender, queryByRole } = render(drawn(sides));
  return { show: (props: Partial<TapZoneHintProps>) => rerender(drawn({ ...sides, ...props })), hint: () => queryByRole('note') };
}

afterEach(() => jest.useRealTimers());

describe('TapZoneHint', () => {
  it('appears when another layout is chosen, and disappears after 5 seconds', () => {
    const { show, hint } = setup();
    expect(hint()).toBeNull();
    show({ rule: { ...sides.rule, layout: 'kindle' }, choice: 'kindle none' });
    expect(hint()).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(5001));
    expect(hint()).toBeNull();
  });

  it('does not appear when the zones change without a new choice of the reader', () => {
    const { show, hint } = setup();
    show({ rule: { ...sides.rule, layout: 'corners' } });
    expect(hint()).toBeNull();
  });
});
