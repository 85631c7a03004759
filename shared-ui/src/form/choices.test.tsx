import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { RadioList } from './RadioList';
import { SegmentedControl } from './SegmentedControl';
import { Switch } from './Switch';

const user = userEvent.setup();

test('segments are radio buttons in a named group, and a disabled one cannot be chosen', async () => {
  const chosen: string[] = [];
  render(
    <SegmentedControl
      legend="Reading direction"
      value="vertical"
      onChange={(value) => chosen.push(value)}
      segments={[
        { value: 'vertical', label: 'Vertical' },
        { value: 'horizontal', label: 'Horizontal' },
        { value: 'none', label: 'None', isDisabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Reading direction' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Vertical' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'None' }));
  await user.click(screen.getByRole('radio', { name: 'Horizontal' }));
  expect(chosen).toEqual(['horizontal']);
});

test('a radio list reports the chosen option', async () => {
  const chosen: string[] = [];
  const options = [
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'th', label: 'ภาษาไทย', lang: 'th' },
  ];
  render(<RadioList legend="Language" options={options} value="en" onChange={(value) => chosen.push(value)} />);
  expect(screen.getByText('ภาษาไทย')).toHaveAttribute('lang', 'th');
  await user.click(screen.getByRole('radio', { name: 'ภาษาไทย' }));
  expect(chosen).toEqual(['th']);
});

test('a checkbox and a switch report their new state', async () => {
  const said: boolean[] = [];
  render(<Checkbox label="Français" note="3 series" checked={false} onChange={(value) => said.push(value)} />);
  render(<Switch label="Notices" checked onChange={(value) => said.push(value)} />);
  await user.click(screen.getByRole('checkbox', { name: /Français/ }));
  await user.click(screen.getByRole('switch', { name: 'Notices' }));
  expect(said).toEqual([true, false]);
});

test('with isFarReaching, arrow keys move the focus and the space bar chooses', async () => {
  const chosen: string[] = [];
  const options = ['en', 'ru', 'th'].map((value) => ({ value, label: value }));
  render(<RadioList legend="Site" options={options} value="en" onChange={(value) => chosen.push(value)} isFarReaching />);
  screen.getByRole('radio', { name: 'en' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'th' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'ru' })).toHaveFocus();
  expect(chosen).toEqual([]);
  await user.keyboard(' ');
  expect(chosen).toEqual(['ru']);
});
