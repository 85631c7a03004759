import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsTabs } from './SettingsTabs';

function setup() {
  const tabs = ['One', 'Two', 'Three'].map((name) => ({ key: name, label: name, content: <p>{`About ${name}`}</p> }));
  render(<SettingsTabs label="Settings" tabs={tabs} />);
  return {
    user: userEvent.setup(),
    selected: () => screen.getByRole('tab', { selected: true }),
    panel: () => screen.getByRole('tabpanel'),
  };
}

describe('SettingsTabs', () => {
  it('shows one panel at a time, labeled by its tab', async () => {
    const { user, panel } = setup();
    expect(panel()).toHaveTextContent('About One');
    await user.click(screen.getByRole('tab', { name: 'Three' }));
    expect(screen.getByRole('tabpanel', { name: 'Three' })).toHaveTextContent('About Three');
    expect(screen.queryByText('About One')).toBeNull();
  });

  it('wraps around with the arrow keys and is a single tab stop', async () => {
    const { user, selected } = setup();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toHaveTextContent('Three');
    expect(selected()).toHaveFocus();
    await user.keyboard('{ArrowRight}{End}{Home}');
    expect(selected()).toHaveTextContent('One');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([selected()]);
  });
});
