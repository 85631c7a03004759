import type { BodyPlacement } from '../figure/bodyPlacement';
import type { Placement } from '../figure/frame';
import { type Box, boundsOf, clamp, type Point, seededRandom } from '../ink/geometry';
import type { Actor, PanelScript } from './script';

export type Staged = { kind: 'bust'; actor: Actor; place: Placement } | { kind: 'body'; actor: Actor; place: BodyPlacement };

/** A panel with everybody in position and space reserved for the text. The picture and the lettering both use it. */
export interface StagedPanel {
  script: PanelScript;
  corners: Point[];
  box: Box;
  figures: Staged[];
  slots: Box[];
  mouths: (Point | undefined)[];
  soundAt: Point;
  seed: number;
}

export interface StageOptions {
  script: PanelScript;
  corners: Point[];
  seed: number;
  rightToLeft: boolean;
}

/** Positions people and text in a panel. */
export function stagePanel({ script, corners, seed, rightToLeft }: StageOptions): StagedPanel {
  const rng = seededRandom(seed);
  const box = boundsOf(corners);
  const side = rng() < 0.6 === rightToLeft ? -1 : 1;
  const figures =
    script.cast.length > 1 && script.shot === 'two' ? pair(script, box, seed, rightToLeft) : single(script, box, seed, side);
  const mouths = script.lines.map(({ speaker }) => (speaker === undefined ? undefined : mouthOf(figures[speaker])));
  return {
    script,
    corners,
    box,
    figures,
    mouths,
    slots: slotsFor(script, box, side, rightToLeft),
    soundAt: [box.x + box.w * (0.5 - side * 0.12), box.y + box.h * 0.8],
    seed,
  };
}

function isBroad(box: Box): boolean {
  return box.w > box.h * 1.12;
}

function single(script: PanelScript, box: Box, seed: number, side: 1 | -1): Staged[] {
  const actor = script.cast[0];
  if (!actor || script.shot === 'wide') return actor ? [distant(actor, box, seed, side)] : [];
  const spoken = script.lines.length > 0;
  const broad = isBroad(box);
  const x = box.x + box.w * (broad && spoken ? 0.5 + side * 0.21 : 0.5 + side * 0.05);
  if (script.shot === 'full') {
    const height = box.h * (spoken && !broad ? 0.55 : 0.84);
    return [
      {
        kind: 'body',
        actor,
        place: {
          x,
          y: box.y + box.h * 0.98,
          height: Math.min(height, box.w * (broad ? 0.8 : 1.3)),
          pose: actor.pose,
          flip: side === 1 ? -1 : 1,
          seed,
          mood: actor.mood,
        },
      },
    ];
  }
  if (script.shot === 'eyes')
    return [bust(actor, box.x + box.w * 0.5, box.y + box.h * 0.42, Math.min(box.h * 0.86, box.w * 0.42), -side * 0.15, seed)];
  const zoom = script.shot === 'close' ? 1.25 : 1;
  const scale = Math.min(broad ? box.h * 0.26 : box.h * 0.19, box.w * (broad && spoken ? 0.17 : 0.27)) * zoom;
  const y = broad || !spoken ? box.y + box.h * 0.52 : box.y + box.h * 0.68;
  return [bust(actor, x, y, scale, -side * 0.7, seed)];
}

function distant(actor: Actor, box: Box, seed: number, side: 1 | -1): Staged {
  return {
    kind: 'body',
    actor,
    place: {
      x: box.x + box.w * (0.5 + side * 0.22),
      y: box.y + box.h * 0.97,
      height: box.h * 0.46,
      pose: actor.pose,
      flip: side === 1 ? -1 : 1,
      seed,
      mood: actor.mood,
    },
  };
}

function bust(actor: Actor, x: number, y: number, scale: number, yaw: number, seed: number): Staged {
  return {
    kind: 'bust',
    actor,
    place: { x, y, scale, yaw, tilt: ((seed % 11) - 5) * 0.9, seed: actorSeed(actor), wind: (seed % 7) * 0.06 },
  };
}

/** Makes a person's fringe fall the same way on every page. */
function actorSeed({ name }: Actor): number {
  return [...name].reduce((sum, char) => sum * 31 + (char.codePointAt(0) ?? 0), 7) % 9973;
}

function pair({ cast }: PanelScript, box: Box, seed: number, rightToLeft: boolean): Staged[] {
  const scale = Math.min(box.h * 0.19, box.w * 0.145);
  const start = rightToLeft ? 1 : -1;
  return cast.slice(0, 2).map((actor, i) => {
    const side = i === 0 ? start : -start;
    return bust(actor, box.x + box.w * (0.5 + side * 0.23), box.y + box.h * (0.68 + i * 0.02), scale, -side * 0.65, seed + i);
  });
}

function mouthOf(staged: Staged | undefined): Point | undefined {
  if (!staged) return undefined;
  const { place } = staged;
  if (staged.kind === 'body') return [place.x, place.y - staged.place.height * 0.86];
  return [place.x + staged.place.yaw * 0.3 * staged.place.scale, place.y + 0.7 * staged.place.scale];
}

function slotsFor(script: PanelScript, box: Box, side: 1 | -1, rightToLeft: boolean): Box[] {
  const count = script.lines.length;
  const part = (x: number, y: number, w: number, h: number): Box => ({
    x: box.x + box.w * x,
    y: box.y + box.h * y,
    w: box.w * w,
    h: box.h * h,
  });
  if (count === 0) return [];
  if (script.shot === 'two' && count > 1) {
    const [first, second] = [part(0.02, 0.02, 0.49, 0.38), part(0.49, 0.07, 0.49, 0.38)];
    return rightToLeft ? [mirrored(first, box), mirrored(second, box)] : [first, second];
  }
  if (script.shot === 'eyes') return [part(side === 1 ? 0.03 : 0.55, 0.66, 0.42, 0.32)];
  if (script.shot === 'wide')
    return [part(rightToLeft ? 0.46 : 0.03, 0.03, 0.51, 0.34), part(rightToLeft ? 0.04 : 0.45, 0.4, 0.5, 0.34)].slice(0, count);
  if (isBroad(box)) {
    const x = side === 1 ? 0.02 : 0.5;
    return count === 1 ? [part(x, 0.06, 0.48, 0.72)] : [part(x, 0.03, 0.48, 0.46), part(x + 0.02, 0.5, 0.44, 0.46)];
  }
  return count === 1 ? [part(0.04, 0.02, 0.92, 0.36)] : [part(0.03, 0.02, 0.72, 0.22), part(0.28, 0.24, 0.69, 0.18)];
}

function mirrored(slot: Box, box: Box): Box {
  return { ...slot, x: clamp(box.x + box.w - (slot.x - box.x) - slot.w, box.x, box.x + box.w) };
}
