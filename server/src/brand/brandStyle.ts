import { type Brand, type BrandFont, COLOR_NAMES, type ColorName, type Palette, THEMES, type Theme } from './Brand';
import { drawingUrl, svgRatio } from './svg';

export interface StyleParts extends Pick<Brand, 'colors' | 'fonts' | 'logos'> {
  /** Whether the logo already contains the name, so that the name is not written next to it. */
  isWordmark: boolean;
}

/** The opacity of the ink in hairlines and screentone, as in tokens.css. */
const ALPHA: Readonly<Record<Theme, { line: number; tone: number }>> = {
  light: { line: 0.14, tone: 0.16 },
  dark: { line: 0.16, tone: 0.14 },
};

/**
 * The brand as custom properties. They are outside of any layer, so they override those of tokens.css. Colors that are the same
 * there are left out.
 * @param usual the colors of tokens.css
 */
export function brandStyle({ colors, fonts, logos, isWordmark }: StyleParts, usual: Brand['colors']): string {
  // Rules outside of layers apply to both themes, so a color that differs in one theme is written for both.
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
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])${themed('dark')}}`,
    `@media screen{[data-theme=dark]${themed('dark')}}`,
  ].join('');
}

function colorRules(palette: Palette, names: readonly ColorName[], theme: Theme): string[] {
  if (names.length === 0) return [];
  const { ink } = palette;
  const { line, tone } = ALPHA[theme];
  return [
    ...names.map((name) => `--${name}:${palette[name]}`),
    `--line:${withAlpha(ink, line)}`,
    `--tone-dot:${withAlpha(ink, tone)}`,
    `--focus:${ink}`,
    `--focus-halo:${palette[theme === 'light' ? 'paper-raised' : 'paper']}`,
  ];
}

/**
 * A font that does not load in time is not used during this visit, like the site's own fonts, so that the layout never moves
 * while someone reads.
 */
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

function withAlpha(color: string, part: number): string {
  return color + Math.round(part * 255).toString(16);
}

/** The schema allows no quotation mark and no backslash in a name. */
function quoted(name: string): string {
  return `"${name}"`;
}
