import { render, screen, within } from '@testing-library/react';
import { AdSlot } from './AdSlot';

test('an advertisement is labeled as one, on screen and for screen readers', () => {
  render(
    <AdSlot label="Advertisement">
      <a href="/titles/1">The Lantern Keeper</a>
    </AdSlot>,
  );
  const slot = within(screen.getByRole('complementary', { name: 'Advertisement' }));
  expect(slot.getByText('Advertisement')).toBeVisible();
  expect(slot.getByRole('link', { name: 'The Lantern Keeper' })).toBeVisible();
});
