import type { ComponentType } from 'react';
import { ArtFrame } from './ArtFrame';
import type { DrawingName } from './drawingName';
import {
  BareWallScene,
  EmptyCalendarScene,
  EmptyHistoryScene,
  EmptyStandScene,
  FirstChapterScene,
  NoAnswersScene,
  NoChaptersScene,
  NoCommentsScene,
  NoNewsScene,
  NothingFoundScene,
  UnwrittenScene,
} from './emptyScenes';
import { BlockedScene, EmptyScene, ErrorScene, MaintenanceScene, OfflineScene } from './scenes';

export const SCENES: Readonly<Record<DrawingName, ComponentType>> = {
  empty: EmptyScene,
  error: ErrorScene,
  offline: OfflineScene,
  maintenance: MaintenanceScene,
  blocked: BlockedScene,
  bareWall: BareWallScene,
  emptyCalendar: EmptyCalendarScene,
  emptyHistory: EmptyHistoryScene,
  emptyStand: EmptyStandScene,
  firstChapter: FirstChapterScene,
  noAnswers: NoAnswersScene,
  noChapters: NoChaptersScene,
  noComments: NoCommentsScene,
  noNews: NoNewsScene,
  nothingFound: NothingFoundScene,
  unwritten: UnwrittenScene,
};

/** One of the drawings, in its frame. */
export function Drawn({ name }: { name: DrawingName }) {
  const Scene = SCENES[name];
  return (
    <ArtFrame>
      <Scene />
    </ArtFrame>
  );
}
