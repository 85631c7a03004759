import type { Point } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { drawCreatureHead, drawCreatureTorso } from './creature';
import { drawEyes } from './eyes';
import { drawFaceShape, drawFeatures } from './face';
import { makeFrame, type Placement } from './frame';
import { drawBackHair, drawFrontHair } from './hair';
import { FACES, type Look, type Mood } from './look';
import { drawTorso } from './outfit';

/** A person from the chest up. */
export function drawBust(pen: Pen, look: Look, mood: Mood, place: Placement): string {
  const frame = makeFrame(pen, look, place);
  if (look.kind !== 'person') return drawCreatureTorso(frame) + drawCreatureHead(frame, FACES[mood]);
  return drawBackHair(frame) + drawTorso(frame) + toFontFace(pen, look, mood, place);
}

/** Only a head, for a body that is drawn elsewhere. */
export function drawHead(pen: Pen, look: Look, mood: Mood, place: Placement): string {
  const frame = makeFrame(pen, look, place);
  if (look.kind !== 'person') return drawCreatureHead(frame, FACES[mood]);
  return drawBackHair(frame) + toFontFace(pen, look, mood, place);
}

function toFontFace(pen: Pen, look: Look, mood: Mood, place: Placement): string {
  // The same seed again, so that the fringe does not change with the length of the back hair.
  const frame = makeFrame(pen, look, place);
  return drawFaceShape(frame) + drawEyes(frame, FACES[mood]) + drawFeatures(frame, FACES[mood]) + drawFrontHair(frame);
}

/** The position of the mouth, where the tail of a balloon points. */
export function mouthOf({ x, y, scale, yaw }: Placement): Point {
  return [x + yaw * 0.3 * scale, y + 0.75 * scale];
}
