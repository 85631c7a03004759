import { type Box, clamp, type Point, seededRandom } from '../ink/geometry';
import { PAINTS } from '../ink/paint';
import { svgDocument } from '../ink/svg';
import { type BalloonKind, balloon } from '../lettering/balloon';
import { type Fitted, fit } from '../lettering/fit';
import { fontFor } from '../lettering/fonts';
import { type Language, textIn } from '../lettering/language';
import { soundEffect } from '../lettering/soundEffect';
import { lettered } from '../lettering/wrap';
import type { Line } from './script';
import type { Sheet } from './sheet';
import type { StagedPanel } from './stagePanel';

const SIZE = 31;
const MIN_SIZE = 17;

export interface PlacedWords {
  fitted: Fitted;
  center: Point;
  kind: BalloonKind;
  slot: Box;
}

/** Sizes and positions a line's balloon in its reserved space. */
export function placeWords(line: Line, slot: Box, lang: Language, where: string): PlacedWords {
  const boxed = line.kind === 'caption' || line.kind === 'dark';
  // The spikes and bumps of a rim need extra space.
  const rim = line.kind === 'shout' ? 1.3 : line.kind === 'thought' ? 1.12 : 1;
  const fitted = fit({
    text: lettered(textIn(line.words, lang, where), lang),
    font: fontFor('speech', lang),
    lang,
    width: slot.w / rim,
    height: slot.h / rim,
    size: line.kind === 'shout' ? SIZE + 4 : SIZE,
    minSize: MIN_SIZE,
    form: boxed ? 'box' : 'round',
    padding: boxed ? 0.5 : 0.62,
  });
  return {
    fitted,
    center: [slot.x + slot.w / 2, slot.y + Math.min(slot.h / 2, fitted.ry * rim + slot.h * 0.12)],
    kind: line.kind,
    slot,
  };
}

/** All text of a sheet in one language, as a transparent layer. */
export function letteringSvg(sheet: Sheet, lang: Language): string {
  const { width, height, script, panels } = sheet;
  const rng = seededRandom(script.seed ^ 0x5eed);
  const paint = PAINTS[sheet.style.style];
  const words = panels.map(
    (panel) =>
      soundOf(sheet, panel, lang) +
      panel.script.lines
        .map((line, i) => {
          const slot = panel.slots[i];
          if (!slot) return '';
          const placed = placeWords(line, slot, lang, `sheet ${script.seed}`);
          return balloon({
            kind: line.kind,
            at: withinSheet(placed, width, height),
            fitted: placed.fitted,
            font: fontFor('speech', lang),
            lang,
            rng,
            tail: panel.mouths[i],
            ink: paint.ink,
            paper: paint.style === 'wash' ? '#fffdf6' : '#ffffff',
            line: 3.6 * paint.line,
          });
        })
        .join(''),
  );
  return svgDocument(width, height, words.join('') + noteOf(sheet, lang));
}

function withinSheet({ fitted: { rx, ry }, center: [x, y] }: PlacedWords, width: number, height: number): Point {
  return [clamp(x, rx + 14, width - rx - 14), clamp(y, ry + 14, height - ry - 14)];
}

function soundOf({ style }: Sheet, { script, soundAt, box, seed }: StagedPanel, lang: Language): string {
  const text = script.sound?.[lang];
  if (!text) return '';
  const paint = PAINTS[style.style];
  const inColor = style.style === 'flat' || style.style === 'webtoon' || style.style === 'wash';
  return soundEffect({
    text,
    lang,
    at: soundAt,
    size: Math.min(box.h * 0.26, 190),
    maxWidth: box.w * 0.62,
    seed,
    turn: (seed % 19) - 12,
    fill: inColor ? '#ffd94a' : '#ffffff',
    ink: paint.ink,
    halo: '#ffffff',
  });
}

/** The chapter's name on its first page, "to be continued" on its last. */
function noteOf({ script: { note, seed }, width, height, style }: Sheet, lang: Language): string {
  if (!note) return '';
  const line: Line = { kind: 'dark', speaker: undefined, words: note.words };
  const w = Math.min(width * 0.6, 560);
  const slot = { x: 0, y: 0, w, h: 150 };
  const { fitted } = placeWords(line, slot, lang, `note ${seed}`);
  const atLeft = note.at === 'start' ? !style.rightToLeft : style.rightToLeft;
  const x = atLeft ? 60 + fitted.rx : width - 60 - fitted.rx;
  const y = note.at === 'start' ? height - 62 - fitted.ry : height - 62 - fitted.ry;
  return balloon({
    kind: 'dark',
    at: [x, y],
    fitted,
    font: fontFor('speech', lang),
    lang,
    rng: seededRandom(seed),
    ink: '#0a0a10',
    paper: '#ffffff',
    line: 3,
  });
}
