import { type Brand, type ColorName, type Palette, THEMES } from './Brand';

/** A rule of WCAG 2.2, level AA. */
interface Rule {
  ratio: number;
  name: string;
}

const TEXT: Rule = { ratio: 4.5, name: '1.4.3 Contrast (Minimum)' };
const CONTROL: Rule = { ratio: 3, name: '1.4.11 Non-text Contrast' };

const PAPERS: readonly ColorName[] = ['paper', 'paper-raised', 'paper-2'];

/** The combinations of foreground and background on the site. */
const PAIRS: readonly { rule: Rule; front: ColorName; behind: readonly ColorName[] }[] = [
  { rule: TEXT, front: 'ink', behind: [...PAPERS, 'paper-3', 'accent-soft'] },
  { rule: TEXT, front: 'ink-2', behind: PAPERS },
  { rule: TEXT, front: 'ink-3', behind: PAPERS },
  { rule: TEXT, front: 'accent', behind: ['paper', 'paper-raised'] },
  { rule: TEXT, front: 'accent-strong', behind: ['paper', 'paper-raised'] },
  { rule: TEXT, front: 'on-accent', behind: ['accent', 'accent-strong'] },
  { rule: CONTROL, front: 'edge', behind: PAPERS },
];

/** Each pair of a brand's colors that some readers could not distinguish, with its ratio and the required one. */
export function contrastProblems(colors: Brand['colors']): string[] {
  return THEMES.flatMap((theme) => problemsOf(colors[theme]).map((problem) => `colors.${theme}: ${problem}`));
}

function problemsOf(palette: Palette): string[] {
  return PAIRS.flatMap(({ rule, front, behind }) =>
    behind.flatMap((name) => {
      const ratio = contrast(palette[front], palette[name]);
      if (ratio >= rule.ratio) return [];
      const pair = `${front} ${palette[front]} on ${name} ${palette[name]}`;
      // Rounded down, because otherwise a ratio just below the rule would look sufficient.
      return `${pair} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, and WCAG 2.2 asks for ${rule.ratio}:1 (${rule.name})`;
    }),
  );
}

/** The contrast ratio of two colors, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of `#rrggbb`, from 0 to 255. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
