import { createHash } from 'node:crypto';
import type { Brand, BrandFont } from './Brand';
import { BrandError, brandFiles, readSettings } from './brandFolder';
import type { BrandSettings } from './brandSchema';
import { brandStyle } from './brandStyle';
import { contrastProblems } from './contrast';
import { readLegal } from './legalTexts';
import { paletteFrom } from './palette';

/** File names of an image in a format that messengers accept. */
const SHARE_PICTURES = ['share.png', 'share.jpg', 'share.webp'];

/**
 * Reads a brand folder: `brand.yaml`, and the images and fonts next to it (docs/guides/brand.md).
 * @param own the site's own brand, which provides what the folder leaves out; without it, the folder must be complete
 * @throws {BrandError} if it cannot be used, for example because readers could not distinguish its colors
 */
export function readBrand(folder: string, own?: Brand): Brand {
  const settings = readSettings(folder);
  const { files, problems, add, addNamed, addSvg } = brandFiles(folder);
  const whole = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new BrandError(folder, [`there is no ${what}`]);
    return value;
  };

  const logo = addSvg('logo.svg');
  const logos = whole(logo ? { light: logo, dark: addSvg('logo-dark.svg') ?? logo } : own?.logos, 'logo.svg');
  const icon = whole(addSvg('icon.svg') ?? own?.icon, 'icon.svg');
  const fontOf = (font: FontSettings | undefined): BrandFont | undefined =>
    font && { ...font, files: font.files.map(({ file, ...rest }) => ({ ...rest, address: addNamed(file) })) };
  const fonts = { text: fontOf(settings.fonts.text), title: fontOf(settings.fonts.title) };
  const legal = readLegal(folder, settings.legal.since, problems);
  const sharePicture = SHARE_PICTURES.map(add).find((address) => address !== undefined);
  if (settings.about && settings.links.about)
    problems.push('brand.yaml: about: has text for the page, and links: about: leads to another site. Remove one of them');
  const colors = whole(colorsOf(settings) ?? own?.colors, 'list of colors');
  problems.push(...contrastProblems(colors));
  if (problems.length > 0) throw new BrandError(folder, problems);

  const name = whole(settings.name ?? own?.name, 'name');
  // The text about our own publisher is not true for any other one.
  const publisher = own?.name === name ? own : undefined;
  const style = brandStyle({ colors, fonts, logos, isWordmark: settings.logo.isName }, own?.colors ?? colors);
  return {
    name,
    shortName: settings.shortName ?? name,
    colors,
    fonts,
    links: settings.links,
    about: settings.about ?? (settings.links.about ? undefined : publisher?.about),
    copyright: settings.copyright ?? publisher?.copyright ?? name,
    hasEbookMark: settings.ebookMark ?? publisher?.hasEbookMark ?? false,
    legal,
    logos,
    icon,
    sharePicture,
    files: new Map([...(own?.files ?? []), ...files]),
    style,
    styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
  };
}

type FontSettings = NonNullable<BrandSettings['fonts']['text']>;

function colorsOf({ colors }: BrandSettings): Brand['colors'] | undefined {
  return colors && { light: paletteFrom(colors.light, 'light'), dark: paletteFrom(colors.dark, 'dark') };
}
