import { type ComponentType, lazy, Suspense } from 'react';
// What the drawings look like is there before them: the server draws them, too.
import './art.module.css';
import styles from './StatePanel.module.css';

export type StateKind = 'empty' | 'error' | 'offline' | 'maintenance' | 'blocked';

/** What is drawn: a state, or which thing is empty. */
export type DrawingName =
  | StateKind
  | 'bareWall'
  | 'emptyCalendar'
  | 'emptyHistory'
  | 'emptyStand'
  | 'firstChapter'
  | 'noAnswers'
  | 'noChapters'
  | 'noComments'
  | 'noNews'
  | 'nothingFound'
  | 'unwritten';

// Most visits see none, so they come with the first that is shown. Where they do not come, their place stays empty.
const Drawn = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import(/* webpackChunkName: "drawings" */ './drawings').then(
    ({ Drawn: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/** House art, in a place that is as large before it comes. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <div className={styles.drawing}>
      <Suspense fallback={null}>
        <Drawn name={name} />
      </Suspense>
    </div>
  );
}
