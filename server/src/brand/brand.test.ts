import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@komawari/shared-domain';
import { Language } from '@komawari/shared-proto';
import { type Brand, COLOR_NAMES, THEMES } from './Brand';
import { BrandError } from './brandFolder';
import { contrast, contrastProblems } from './contrast';
import { paletteFrom } from './palette';
import { readBrand } from './readBrand';
import { drawingUrl } from './svg';

const OWN = readBrand(path.resolve(__dirname, '../../brand'));
const NIGHTJAR = path.resolve(__dirname, '../testing/nightjar');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32z"/></svg>';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'komawari-brand-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A brand with these files. All others are the site's own. */
function brandOf(settings: string, files: Record<string, string> = {}): Brand {
  writeFileSync(path.join(folder, 'brand.yaml'), settings);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return readBrand(folder, OWN);
}

function problemsOf(settings: string, files?: Record<string, string>): string {
  try {
    brandOf(settings, files);
  } catch (error) {
    expect(error).toBeInstanceOf(BrandError);
    return error instanceof Error ? error.message : '';
  }
  return 'none';
}

describe('default brand', () => {
  test('has the same colors as tokens.css', () => {
    const tokens = readFileSync(path.resolve(__dirname, '../../../shared-ui/src/styles/tokens.css'), 'utf8');
    const [light, dark, chosenDark] = ['color-scheme: light', 'color-scheme: dark', "[data-theme='dark'] {"].map((start) => {
      const block = tokens.slice(tokens.indexOf(start));
      const rules = [...block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
      return Object.fromEntries(rules.map(([, name, color]) => [name, color]));
    });
    expect(light).toMatchObject(OWN.colors.light);
    expect(dark).toMatchObject(OWN.colors.dark);
    expect(chosenDark).toMatchObject(OWN.colors.dark);
  });

  test('repeats nothing in its style that the built-in styles already have', () => {
    expect(OWN.style).not.toMatch(/--(?!logo\b)/);
    expect(OWN.links).toEqual({});
  });

  test('has the copyright line of the specification, the e-book mark, and an about text in every language', () => {
    expect(OWN).toMatchObject({ copyright: '2019 Komawari', hasEbookMark: true });
    expect(Object.keys(OWN.about ?? {})).toEqual(LANGUAGES.map(({ locale }) => locale));
    expect(new Set(Object.values(OWN.about ?? {}).map(({ length }) => length))).toEqual(new Set([3]));
  });
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('of %s and %s is %s', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  test('lists every color pair that is too low, with its ratio and the WCAG minimum', () => {
    const light = { ...OWN.colors.light, 'ink-3': '#777777', edge: '#c0c0c0' };
    expect(contrastProblems({ ...OWN.colors, light })).toEqual([
      'colors.light: ink-3 #777777 on paper #faf6ee is 4.15:1, and WCAG 2.2 asks for 4.5:1 (1.4.3 Contrast (Minimum))',
      'colors.light: ink-3 #777777 on paper-raised #fffdf8 is 4.40:1, and WCAG 2.2 asks for 4.5:1 (1.4.3 Contrast (Minimum))',
      'colors.light: ink-3 #777777 on paper-2 #f0eadd is 3.73:1, and WCAG 2.2 asks for 4.5:1 (1.4.3 Contrast (Minimum))',
      'colors.light: edge #c0c0c0 on paper #faf6ee is 1.68:1, and WCAG 2.2 asks for 3:1 (1.4.11 Non-text Contrast)',
      'colors.light: edge #c0c0c0 on paper-raised #fffdf8 is 1.78:1, and WCAG 2.2 asks for 3:1 (1.4.11 Non-text Contrast)',
      'colors.light: edge #c0c0c0 on paper-2 #f0eadd is 1.51:1, and WCAG 2.2 asks for 3:1 (1.4.11 Non-text Contrast)',
    ]);
  });
});

test.each(THEMES)('paletteFrom derives a whole %s theme with sufficient contrast from three colors', (theme) => {
  const chosen = { light: ['#ffffff', '#111111', '#0b57d0'], dark: ['#101418', '#f0f4f8', '#8ab4f8'] }[theme];
  const [paper = '', ink = '', accent = ''] = chosen;
  const palette = paletteFrom({ paper, ink, accent }, theme);
  expect(Object.keys(palette).sort()).toEqual([...COLOR_NAMES].sort());
  expect(contrastProblems({ ...OWN.colors, [theme]: palette })).toEqual([]);
  expect(paletteFrom({ paper, ink, accent, 'on-accent': '#123456' }, theme)['on-accent']).toBe('#123456');
});

describe('readBrand', () => {
  test('reads name, colors, images, fonts, links and legal pages of a folder', () => {
    const brand = readBrand(NIGHTJAR, OWN);
    expect(brand).toMatchObject({ name: 'Nightjar Comics', shortName: 'Nightjar', fonts: { title: { family: 'Georgia' } } });
    expect(brand.colors.dark.accent).toBe('#4fd1b0');
    expect(brand.icon.address).toMatch(/^\/-\/brand\/[0-9a-f]{12}\/icon\.svg$/);
    expect(brand.files.has(brand.icon.address)).toBe(true);
    expect(brand.links).toEqual({ social: 'https://nightjar.test/readers', playStore: 'https://nightjar.test/app' });
    const date = Date.parse('2026-10-01') / 1000;
    const body = '<p>What Nightjar asks of its readers.</p>\n';
    expect(brand.legal).toEqual([{ key: 'terms', language: Language.ENGLISH, body, date }]);
  });

  test('takes everything that the folder leaves out from the default brand', () => {
    const brand = brandOf('name: Inkwell');
    expect(brand).toMatchObject({ name: 'Inkwell', shortName: 'Inkwell', colors: OWN.colors, icon: OWN.icon, legal: [] });
    expect(brandOf('')).toMatchObject({ name: OWN.name, links: {} });
  });

  test('does not take copyright, e-book mark or about text from the default brand under another name', () => {
    expect(brandOf('name: Inkwell')).toMatchObject({ copyright: 'Inkwell', hasEbookMark: false, about: undefined });
    const own = 'name: Inkwell\ncopyright: 2021 Ink Press\nebookMark: true\nabout: { en: [We print at night.] }';
    const about = { en: ['We print at night.'] };
    expect(brandOf(own)).toMatchObject({ copyright: '2021 Ink Press', hasEbookMark: true, about });
    const { copyright, about: ours } = OWN;
    expect(brandOf('ebookMark: false')).toMatchObject({ copyright, hasEbookMark: false, about: ours });
    expect(brandOf('links: { about: "https://ink.test/about" }').about).toBeUndefined();
  });

  test('requires a complete folder when there is no default brand', () => {
    expect(() => readBrand(NIGHTJAR)).not.toThrow();
    writeFileSync(path.join(folder, 'brand.yaml'), 'name: Inkwell');
    expect(() => readBrand(folder)).toThrow(/there is no logo\.svg/);
  });

  test.each([
    ['that does not exist', undefined, /brand\.yaml cannot be read: ENOENT/],
    ['with an unknown setting', 'nmae: Inkwell', /brand\.yaml: .*nmae/],
    ['with an invalid color', 'colors: { light: { paper: red } }', /colors: light: paper: must be a color of six digits/],
    ['with an about text that lacks English', 'about: { th: [เรา] }', /brand\.yaml: about: needs en: a language that is missing/],
    ['with an about text in an unknown language', 'about: { en: [We.], xx: [Us.] }', /brand\.yaml: about: .*xx/],
    [
      'with both an about text and an external about link',
      'about: { en: [We.] }\nlinks: { about: "https://ink.test" }',
      /about: has text for the page, and links: about: leads to another site/,
    ],
    ['with an invalid link', 'links: { social: mastodon }', /links: social: must be an http or https address/],
    [
      'with a font file that does not exist',
      'fonts: { text: { family: Ink, files: [{ file: ink.woff2 }] } }',
      /ink\.woff2: there is no such/,
    ],
    ['with a font name that could inject CSS', 'fonts: { text: { family: "a\\"}" } }', /fonts: text: family: must be a name/],
  ])('rejects a brand %s and names the error', (_what, settings, expected) => {
    if (settings === undefined) expect(() => readBrand(folder, OWN)).toThrow(expected);
    else expect(problemsOf(settings)).toMatch(expected);
  });

  test('reports an invalid logo and colors with too little contrast in one error', () => {
    const colors = '{ paper: "#ffffff", ink: "#111111", accent: "#ffd400" }';
    const told = problemsOf(`colors: { light: ${colors}, dark: { paper: "#000000", ink: "#eeeeee", accent: "#ffd400" } }`, {
      'logo.svg': '<p>',
    });
    expect(told).toContain(`The brand in ${folder} cannot be used:`);
    expect(told).toContain('logo.svg: has to be an SVG with a viewBox');
    expect(told).toContain('colors.light: accent #ffd400 on paper #ffffff is 1.43:1');
    expect(told).not.toContain('colors.dark');
  });

  test('requires the date since when the legal pages apply', () => {
    mkdirSync(path.join(folder, 'legal'));
    writeFileSync(path.join(folder, 'legal/terms.th.html'), '<p>…</p>');
    expect(problemsOf('name: Inkwell')).toMatch(/legal: since: must say since when/);
    expect(problemsOf('legal: { since: 2026-10-01 }')).toBe('none');
  });
});

describe('style of a brand', () => {
  const colors = 'colors: { light: { paper: "#ffffff", ink: "#111111", accent: "#0b57d0" }, dark: ';

  test('sets a color that differs in one theme in both themes, because it precedes the built-in styles', () => {
    const dark = JSON.stringify(OWN.colors.dark);
    const { style } = brandOf(`${colors}${dark} }`);
    const [light = '', inDark = ''] = style.split('@media screen and (prefers-color-scheme:dark)');
    expect(light).toContain('--paper:#ffffff');
    expect(light).toContain('--line:#11111124');
    expect(inDark).toContain(`:root:not([data-theme=light]){`);
    expect(inDark.match(new RegExp(`--paper:${OWN.colors.dark.paper}`, 'g'))).toHaveLength(2);
  });

  test('contains the ratio of the logo, and the fonts with their files', () => {
    const settings = 'fonts: { text: { family: Ink, files: [{ file: ink.woff2, weight: "100 900" }] } }\nlogo: { isName: true }';
    const { style, fonts, files } = brandOf(settings, { 'ink.woff2': 'wOF2', 'logo.svg': SVG });
    const address = fonts.text?.files[0]?.address ?? '';
    expect(files.has(address)).toBe(true);
    expect(style).toContain(`@font-face{font-family:"Ink";font-weight:100 900;font-display:optional;src:url(${address})`);
    expect(style).toContain(':root{--logo-ratio:2;--logo-name:none;--letters-text:"Ink"}');
  });

  test('inlines a small image and links to a large one', () => {
    const address = '/-/brand/1/logo.svg';
    expect(drawingUrl({ svg: SVG, address })).toBe(
      'url("data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 64 32%22%3E%3Cpath d=%22M0 0h64v32z%22/%3E%3C/svg%3E")',
    );
    expect(drawingUrl({ svg: SVG.padEnd(3000), address })).toBe('url(/-/brand/1/logo.svg)');
  });
});
