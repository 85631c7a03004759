import { type Brand, type BrandFont, COLOR_NAMES, type ColorName, type Palette, THEMES, type Theme } from './Brand';
import { drawingUrl, svgRatio } from './svg';

export interface StyleParts extends Pick<Brand, 'colors' | 'fonts' | 'logos'> {
  /** Whether the mark is the name too, so that it is not written beside it. */
  isWordmark: boolean;
}

/** What is see-through of the ink: hairlines and screentone, as tokens.css has them. */
const ALPHA: Readonly<Record<Theme, { line: number; tone: number }>> = {
  light: { line: 0.14, tone: 0.16 },
  dark: { line: 0.16, tone: 0.14 },
};

/**
 * The brand as custom properties, outside of any layer and so before those of tokens.css. What is the same there is left out.
 * @param usual the colors of tokens.css
 */
export function brandStyle({ colors, fonts, logos, isWordmark }: StyleParts, usual: Brand['colors']): string {
  // What is written outside of layers holds in both themes, so what differs in one is written for both.
  const changed = COLOR_NAMES.filter((name) => THEMES.some((theme) => colors[theme][name] !== usual[theme][name]));
  const themed = (theme: Theme) => block([`--logo:${drawingUrl(logos[theme])}`, ...colorRules(colors[theme], changed, theme)]);
  const ratio = svgRatio(logos.light.svg);
  const common = [
    ...(ratio === undefined || ratio === 1 ? [] : [`--logo-ratio:${ratio}`]),
    ...(isWordmark ? ['--logo-name:none'] : []),
    ...(fonts.text ? [`--letters-text:${quoted(fonts.text.family)}`] : []),
    ...(fonts.title ? [`--letters-title:${quoted(fonts.title.family)}`] : []),
  ];
  return [
    ...[fonts.text, fonts.title].flatMap((font) => (font ? fontFaces(font) : [])),
    ...(common.length > 0 ? [`:root${block(common)}`] : []),
    `:root${themed('light')}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light])${themed('dark')}}`,
    `[data-theme=dark]${themed('dark')}`,
  ].join('');
}

function colorRules(palette: Palette, names: readonly ColorName[], theme: Theme): string[] {
  if (names.length === 0) return [];
  const { ink } = palette;
  const { line, tone } = ALPHA[theme];
  return [
    ...names.map((name) => `--${name}:${palette[name]}`),
    `--line:${seeThrough(ink, line)}`,
    `--tone-dot:${seeThrough(ink, tone)}`,
    `--focus:${ink}`,
    `--focus-halo:${palette[theme === 'light' ? 'paper-raised' : 'paper']}`,
  ];
}

/** Letters that do not come in time are left out of this visit, as the site's own: nothing moves under a reader's eyes. */
function fontFaces({ family, files }: BrandFont): string[] {
  return files.map(({ address, weight, range }) => {
    const rules = [
      `font-family:${quoted(family)}`,
      `font-weight:${weight}`,
      'font-display:optional',
      `src:url(${address}) format("woff2")`,
      ...(range ? [`unicode-range:${range}`] : []),
    ];
    return `@font-face${block(rules)}`;
  });
}

function block(rules: readonly string[]): string {
  return `{${rules.join(';')}}`;
}

function seeThrough(color: string, part: number): string {
  return color + Math.round(part * 255).toString(16);
}

/** The schema lets no quote and no backslash into a name. */
function quoted(name: string): string {
  return `"${name}"`;
}
