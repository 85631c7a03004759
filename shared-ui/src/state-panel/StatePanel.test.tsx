import { render, screen } from '@testing-library/react';
import { StatePanel } from './StatePanel';
import { SCENES, type StateKind } from './scenes';

test.each(Object.keys(SCENES) as StateKind[])('%s has a drawing, one sentence and one way out', (kind) => {
  const { container } = render(
    <StatePanel kind={kind} headingLevel="h1" title="Nothing here yet" action={<a href="/updates">Updates</a>} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Updates' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
