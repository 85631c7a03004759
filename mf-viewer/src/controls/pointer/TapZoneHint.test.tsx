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

describe('the picture of the tap zones', () => {
  it('comes when another layout is chosen, and goes by itself', () => {
    const { show, hint } = setup();
    expect(hint()).toBeNull();
    show({ rule: { ...sides.rule, layout: 'kindle' }, choice: 'kindle none' });
    expect(hint()).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(5001));
    expect(hint()).toBeNull();
  });

  it('stays away when only the reading direction brings other zones', () => {
    const { show, hint } = setup();
    show({ rule: { ...sides.rule, layout: 'corners' } });
    expect(hint()).toBeNull();
  });
});
