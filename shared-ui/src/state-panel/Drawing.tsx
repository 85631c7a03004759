import { type ComponentType, lazy, Suspense } from 'react';
import art from './art.module.css';
import type { DrawingName } from './drawingName';

// Most visits show no drawing, so their code loads with the first one. If it does not load, the promise never settles: what the
// server rendered stays, and an empty place stays empty. An empty component would differ from what the server rendered.
const Drawn = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import(/* webpackChunkName: "drawings" */ './drawings').then(
    ({ Drawn: Component }) => ({ default: Component }),
    () => new Promise<never>(() => {}),
  ),
);

/** One of our drawings. It takes the same space before it loads. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={art.frame} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <Suspense fallback={null}>
        <Drawn name={name} />
      </Suspense>
    </svg>
  );
}
