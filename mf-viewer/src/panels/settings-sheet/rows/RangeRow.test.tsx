import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RangeRow } from './RangeRow';

test('a slider is marked while a finger or the mouse holds it, so that the sheet gives way to the page', () => {
  render(
    <IntlProvider locale="en">
      <RangeRow label="Brightness" value={100} min={30} max={150} onChange={() => undefined} />
    </IntlProvider>,
  );
  const slider = screen.getByRole('slider', { name: /Brightness/ });
  for (const end of ['pointerUp', 'pointerCancel'] as const) {
    fireEvent.pointerDown(slider);
    expect(slider).toHaveAttribute('data-held');
    fireEvent[end](slider);
    expect(slider).not.toHaveAttribute('data-held');
  }
});
