import type { ColorName, Palette, Theme } from './Brand';
import { channels, contrast } from './contrast';

/** The colors that a publisher must choose. The others can be mixed from them. */
export type ChosenColors = Pick<Palette, 'paper' | 'ink' | 'accent'> & { [Name in ColorName]?: string | undefined };

const WHITE = '#ffffff';
const BLACK = '#000000';

/** All colors of a theme: the chosen ones, and mixtures of these for the others. */
export function paletteFrom(chosen: ChosenColors, theme: Theme): Palette {
  const { paper, ink, accent } = chosen;
  const mixed: Palette = {
    paper,
    'paper-raised': theme === 'light' ? mix(paper, WHITE, 0.6) : mix(paper, ink, 0.04),
    'paper-2': mix(paper, ink, 0.05),
    'paper-3': mix(paper, ink, 0.12),
    ink,
    'ink-2': mix(ink, paper, 0.22),
    'ink-3': mix(ink, paper, 0.34),
    edge: mix(ink, paper, 0.48),
    accent,
    'accent-strong': mix(accent, ink, 0.2),
    'accent-soft': mix(paper, accent, 0.14),
    'on-accent': contrast(WHITE, accent) >= contrast(BLACK, accent) ? WHITE : BLACK,
  };
  const named = Object.entries(chosen).filter(([, color]) => color !== undefined);
  return { ...mixed, ...Object.fromEntries(named) };
}

/** A color between two others: `part` of the way from the first to the second. */
function mix(from: string, to: string, part: number): string {
  const ends = channels(to);
  const between = channels(from).map((value, index) => Math.round(value + ((ends[index] ?? value) - value) * part));
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
