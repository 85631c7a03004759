import { type ComponentType, lazy, Suspense } from 'react';
import art from './art.module.css';
import type { DrawingName } from './drawingName';

// Most visits see none, so they come with the first that is shown. Where they do not come, nothing settles: what the server drew
// stays, and a place that is empty stays empty. Settled as nothing, they would be another picture than the server's.
const Drawn = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import(/* webpackChunkName: "drawings" */ './drawings').then(
    ({ Drawn: Component }) => ({ default: Component }),
    () => new Promise<never>(() => {}),
  ),
);

/** House art. Its place is as large before it comes. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={art.frame} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <Suspense fallback={null}>
        <Drawn name={name} />
      </Suspense>
    </svg>
  );
}
