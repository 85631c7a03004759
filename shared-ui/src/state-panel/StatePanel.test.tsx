import { render, screen } from '@testing-library/react';
import * as emptyScenes from './emptyScenes';
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

test('what is empty has a drawing of its own', () => {
  const drawn = [SCENES.empty, ...Object.values(emptyScenes)].map((scene) => {
    const { container } = render(<StatePanel kind="empty" scene={scene} title="Nothing here yet" />);
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
  });
  expect(new Set(drawn).size).toBe(drawn.length);
});
