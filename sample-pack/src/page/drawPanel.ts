import { drawBody } from '../figure/body';
import type { BodyPlacement } from '../figure/bodyPlacement';
import { drawBust } from '../figure/bust';
import type { Mood } from '../figure/look';
import { type Box, between, seededRandom } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { ellipse, pathOf, polygon, rect, shape } from '../ink/svg';
import { bokeh, burst, flakes, focusLines, rain, sparkles, speedLines, vignette } from '../scene/effects';
import { drawScene } from '../scene/scenes';
import { backdrop } from '../scene/strokes';
import type { Staged, StagedPanel } from './stagePanel';

export interface PanelOptions {
  border: number;
}

/** The picture of a panel, without text. */
export function drawPanel(pen: Pen, panel: StagedPanel, { border }: PanelOptions): string {
  const clip = pen.nextId();
  const d = pathOf(panel.corners);
  const own: Pen = { ...pen, rng: seededRandom(panel.seed) };
  const content = background(own, panel) + panel.figures.map((figure) => drawFigure(own, figure)).join('') + weather(own, panel);
  const edge = pen.paint.style === 'noir' ? pen.paint.paper : pen.paint.ink;
  const frame = border > 0 ? shape(d, 'none', { stroke: edge, width: border, join: 'miter' }) : '';
  return `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${shape(d, pen.paint.paper)}${content}</g>${frame}`;
}

function drawFigure(pen: Pen, figure: Staged): string {
  const { actor } = figure;
  return figure.kind === 'bust' ? drawBust(pen, actor.look, actor.mood, figure.place) : drawBody(pen, actor.look, figure.place);
}

function background(pen: Pen, { script, box, figures }: StagedPanel): string {
  const { shot, scene } = script;
  if (shot === 'close' || shot === 'eyes') return feeling(pen, box, script.cast[0]?.mood ?? 'calm');
  if (shot === 'mid' || shot === 'two') {
    // In a closer shot, the background is larger and paler.
    const wide: Box = { x: box.x - box.w * between(pen.rng, 0.1, 0.4), y: box.y - box.h * 0.3, w: box.w * 1.5, h: box.h * 1.45 };
    return drawScene(pen, scene, wide) + rect(box, pen.paint.paper, { opacity: pen.time === 'night' ? 0.12 : 0.28 });
  }
  const actor = figures[0];
  const place =
    drawScene(pen, scene, box) + (pen.paint.style === 'noir' && actor?.kind === 'body' ? spotlight(pen, box, actor.place) : '');
  if (shot === 'full' && actor?.kind === 'body' && ['run', 'leap', 'kick'].includes(actor.place.pose)) {
    const center = [actor.place.x, actor.place.y - actor.place.height * 0.5] as const;
    const white = pen.paint.paper;
    return (
      place +
      focusLines(pen, {
        center,
        rx: actor.place.height * 0.5,
        ry: actor.place.height * 0.42,
        reach: box.w + box.h,
        count: 110,
        maxWidth: 20,
        fill: white,
      }) +
      burst(pen, center, actor.place.height * 0.46, actor.place.height * 0.4, 24, white)
    );
  }
  return place;
}

/** Black coats in a black night need a lamp behind them. */
function spotlight(pen: Pen, box: Box, { x, y, height }: BodyPlacement): string {
  const half = height * 0.42;
  return (
    polygon(
      [
        [x - half * 0.3, box.y],
        [x + half * 0.3, box.y],
        [x + half * 1.5, y],
        [x - half * 1.5, y],
      ],
      pen.paint.paper,
    ) + ellipse(x, y, half * 1.5, height * 0.05, pen.paint.paper)
  );
}

const HEAT = new Set<Mood>(['angry', 'shout', 'fierce']);
const COLD = new Set<Mood>(['sad', 'cry', 'tired', 'worry']);
const WARM = new Set<Mood>(['joy', 'smile', 'shy']);

/** A close-up shows a feeling instead of a place. */
function feeling(pen: Pen, box: Box, mood: Mood): string {
  const { tone, paint } = pen;
  const center = [box.x + box.w / 2, box.y + box.h * 0.5] as const;
  const reach = box.w + box.h;
  if (mood === 'shock')
    return (
      rect(box, paint.paper) + focusLines(pen, { center, rx: box.w * 0.42, ry: box.h * 0.4, reach, count: 150, fill: paint.ink })
    );
  if (HEAT.has(mood))
    return (
      rect(box, tone.accent) +
      speedLines(pen, box, between(pen.rng, -0.5, 0.5), 26, paint.paper) +
      speedLines(pen, box, -0.2, 10, paint.ink, 5)
    );
  if (COLD.has(mood))
    return (
      backdrop(pen, box, [
        [0, tone.shade],
        [0.6, tone.mid],
        [1, tone.far],
      ]) + vignette(pen, box, paint.style === 'noir' ? 0 : 0.45)
    );
  if (WARM.has(mood))
    return (
      backdrop(pen, box, [
        [0, tone.light],
        [1, tone.skyLow],
      ]) +
      bokeh(pen, box, 16) +
      sparkles(pen, box, 7, paint.paper)
    );
  return backdrop(pen, box, [
    [0, tone.skyTop],
    [1, tone.skyLow],
  ]);
}

function weather(pen: Pen, { script, box }: StagedPanel): string {
  if (script.weather === 'rain') return rain(pen, box, Math.round((box.w * box.h) / 7000), pen.paint.paper);
  if (script.weather === 'snow') return flakes(pen, box, Math.round((box.w * box.h) / 9000), pen.paint.paper, [2, 6]);
  if (script.weather === 'petals')
    return flakes(pen, box, Math.round((box.w * box.h) / 26000), pen.paint.tint('#f4a6b8'), [5, 12], true);
  return '';
}
