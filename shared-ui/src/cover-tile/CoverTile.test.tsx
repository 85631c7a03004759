import { render, screen } from '@testing-library/react';
import { Badge } from '../badge/Badge';
import { CoverTile } from './CoverTile';

test('the tile is one link named by its content, title first', () => {
  render(
    <CoverTile
      title="The Paper Lantern Café"
      author="Lin Suwan"
      imageUrl="/images/cover"
      number="#014"
      badges={<Badge tone="new">NEW</Badge>}
      renderLink={(link) => <a href="/titles/3" {...link} />}
    />,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/titles/3');
  expect(link).toHaveAccessibleName(/^The Paper Lantern Café Lin Suwan #014\s*NEW$/);
});

test('the title has the given lang attribute', () => {
  render(<CoverTile title="สมุดแผนที่" lang="th" imageUrl="" renderLink={(link) => <a href="/titles/4" {...link} />} />);
  expect(screen.getByText('สมุดแผนที่')).toHaveAttribute('lang', 'th');
});
