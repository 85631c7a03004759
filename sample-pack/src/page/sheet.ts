import { type Box, type Point, seededRandom, seedOf } from '../ink/geometry';
import { atTime, makePen, type Pen } from '../ink/pen';
import { rect, svgDocument } from '../ink/svg';
import { type Canvas, rasterize } from '../raster/canvas';
import { finish } from '../raster/finish';
import { drawPanel } from './drawPanel';
import { layoutPanels } from './layout';
import { PAGE_SIZE, type SheetScript, type SheetStyle, STRIP_WIDTH } from './script';
import { type StagedPanel, stagePanel } from './stagePanel';

export interface Sheet {
  width: number;
  height: number;
  panels: StagedPanel[];
  script: SheetScript;
  style: SheetStyle;
}

/** Decides the position of everything on a sheet. It draws nothing, so it is cheap and testable. */
export function planSheet(script: SheetScript, style: SheetStyle): Sheet {
  return script.form === 'strip' ? planStrip(script, style) : planPage(script, style);
}

function planPage(script: SheetScript, style: SheetStyle): Sheet {
  const wide = script.form === 'spread' || script.form === 'double';
  const [width, height] = [PAGE_SIZE.width * (wide ? 2 : 1), PAGE_SIZE.height];
  // A spread fills the whole paper; ordinary pages have a margin.
  const bleeds = script.panels.length === 1;
  const margin = bleeds ? 0 : 40;
  const corners = layoutPanels({
    count: script.panels.length,
    seed: script.seed,
    sheet: { x: margin, y: margin, w: width - margin * 2, h: height - margin * 2 },
    rightToLeft: style.rightToLeft,
  });
  const panels = script.panels.map((panel, i) =>
    stagePanel({ script: panel, corners: corners[i] ?? [], seed: seedOf(script.seed, i), rightToLeft: style.rightToLeft }),
  );
  return { width, height, panels, script, style };
}

function planStrip(script: SheetScript, style: SheetStyle): Sheet {
  const rng = seededRandom(script.seed);
  let y = 70;
  // Many short panels instead of an endless strip.
  const shrink = Math.min(1, 4 / script.panels.length);
  const panels = script.panels.map((panel, i) => {
    const inset = rng() < 0.45 ? 0 : 36 + rng() * 40;
    const height = (panel.shot === 'wide' ? 620 : panel.shot === 'eyes' ? 380 : 560 + rng() * 180) * shrink;
    const left = inset && rng() < 0.5 ? 0 : inset;
    const box: Box = { x: left, y, w: STRIP_WIDTH - inset - left / 2, h: height };
    y += height + 60 + rng() * 130;
    return stagePanel({ script: panel, corners: cornersOf(box), seed: seedOf(script.seed, i), rightToLeft: false });
  });
  return { width: STRIP_WIDTH, height: Math.round(y + 20), panels, script, style };
}

function cornersOf({ x, y, w, h }: Box): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** The art of a sheet as SVG. The same script and seed always produce the same text. */
export function sheetSvg(sheet: Sheet): string {
  const { script, style, width, height } = sheet;
  const pen = makePen({ style: style.style, seed: script.seed, lean: style.lean });
  const border = script.form === 'strip' || sheet.panels.length === 1 ? 0 : 4.5 * Math.min(1.1, pen.paint.line);
  const body = sheet.panels.map((panel) => drawPanel(atTime(pen, panel.script.time, style.lean), panel, { border })).join('');
  return svgDocument(width, height, rect({ x: 0, y: 0, w: width, h: height }, paperOf(sheet, pen)) + body);
}

function paperOf({ script, style }: Sheet, pen: Pen): string {
  const isNight = script.panels.some((panel) => panel.time === 'night');
  if (script.form === 'strip' && isNight) return pen.paint.tint('#0c0f22');
  return style.style === 'noir' ? '#000000' : pen.paint.paper;
}

/** Draws the art once. The lettering goes over copies of it, one for each language. */
export function drawSheet(sheet: Sheet): Canvas {
  const canvas = rasterize(sheetSvg(sheet), '#ffffff');
  finish(canvas, sheet.style);
  return canvas;
}
