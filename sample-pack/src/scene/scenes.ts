import type { Box } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { bedroom, cabin, classroom, corridor, kitchen, library, school, stage, train } from './indoors';
import { canal, city, clouds, forest, harbor, hills, rooftop, sea, shrine, space, stadium, street } from './outdoors';

const SCENES = { bedroom, cabin, canal, city, classroom, clouds, corridor, forest, harbor, hills, kitchen, library, rooftop, school, sea, shrine, space, stadium, stage, street, train } as const;
export type SceneName = keyof typeof SCENES;
// The names are exactly the keys of the table.
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** A place that fills the box. The caller clips it. */
export function drawScene(pen: Pen, name: SceneName, box: Box): string {
  return SCENES[name](pen, box);
}
