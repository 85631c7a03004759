import { rect, shape, svgDocument } from '../ink/svg';
import { fontFor, outline, unitWidth } from '../lettering/fonts';
import { type Language, textIn } from '../lettering/language';
import { type Canvas, crop, overlay, rasterize } from '../raster/canvas';
import { type BannerForm, loadBanners } from '../story/banners';
import type { Story } from '../story/story';
import { drawAvatar } from './avatars';
import { coverOf } from './covers';
import type { TitleDress, TitlePlace } from './coverTypes';
import { drawCoverArt } from './drawCover';
import { drawPublisherBanner } from './publisherBanners';
import { setTitle, titleSvg } from './title';

type StoryOf = (key: string) => Story;

const SIZES: Record<BannerForm, { width: number; height: number }> = { top: { width: 1280, height: 720 }, strip: { width: 1200, height: 400 }, popup: { width: 900, height: 1200 } };

function bannerNamed(name: string): ReturnType<typeof loadBanners>[number] {
  const banner = loadBanners().find((each) => each.name === name);
  if (!banner) throw new Error(`There is no banner "${name}" in stories/_site.yaml`);
  return banner;
}

/** Draws the picture of a banner: the work's cover, composed for the banner's shape. */
export function drawBannerArt(name: string, storyOf: StoryOf): Canvas {
  const { form, work } = bannerNamed(name);
  const story = storyOf(work);
  if (form === 'popup') return crop(drawCoverArt(work, 'portrait', story.cast, { width: 900, height: 1350 }), 0, 60, 900, 1200);
  if (form === 'top') return drawCoverArt(work, 'landscape', story.cast, SIZES.top);
  return crop(drawCoverArt(work, 'landscape', story.cast, { width: 1200, height: 675 }), 0, 120, 1200, 400);
}

/** Lays the title and the banner's sentence over its picture. */
export function letterBanner(name: string, storyOf: StoryOf, art: Canvas, lang: Language): Canvas {
  const { form, work, words } = bannerNamed(name);
  const cover = coverOf(work);
  const title = storyOf(work).titles[lang];
  const place: TitlePlace = form === 'popup' ? { ...cover.portrait, room: [0.06, 0.04, 0.88, 0.22], author: [2, 2] }
    : form === 'top' ? { ...cover.landscape, room: [0.045, 0.14, 0.42, 0.5], align: 'start', author: [2, 2] }
      : { ...cover.landscape, room: [0.035, 0.1, 0.44, 0.56], align: 'start', author: [2, 2] };
  const { width, height } = art;
  const svg = titleSvg({ text: title?.name ?? '', author: ' ', lang, dress: cover.title, place, width, height }) + ribbon(textIn(words, lang, name), lang, form, cover.title, width, height);
  return overlay(art, rasterize(svgDocument(width, height, svg)));
}

/** A flat ribbon with the banner's sentence. */
function ribbon(text: string, lang: Language, form: BannerForm, dress: TitleDress, width: number, height: number): string {
  const font = fontFor('byline', lang);
  const maxWidth = width * (form === 'popup' ? 0.8 : 0.5);
  const room = form === 'strip' ? height * 0.2 : height * 0.1;
  const { lines, size } = setTitle(text, font, lang, maxWidth, room);
  const set = Math.min(size, form === 'strip' ? 34 : 38);
  const step = set * (lang === 'th' ? 1.45 : 1.2);
  const w = Math.max(...lines.map((line) => unitWidth(font, line) * set)) + set * 1.4;
  const h = lines.length * step + set * 0.7;
  const x = form === 'popup' ? (width - w) / 2 : width * (form === 'strip' ? 0.035 : 0.045);
  const y = height * (form === 'strip' ? 0.94 : 0.93) - h;
  const [paper, ink] = ['#12101c', '#ffffff'];
  const letters = lines.map((line, i) => outline(font, line, set, x + set * 0.7, y + set * 0.35 + step * (i + 0.5) + set * 0.33).d).join('');
  return rect({ x, y, w, h }, paper, { opacity: 0.9 }) + rect({ x, y, w: set * 0.22, h }, dress.shadow ?? dress.rim ?? dress.fill) + shape(letters, ink);
}

/** A picture without text: a face or a publisher's sign. */
export function drawPicture(name: string): Canvas {
  const icon = /^icon-(\d+)$/.exec(name);
  if (icon) return drawAvatar(Number(icon[1]) - 1);
  return drawPublisherBanner(name.replace(/^banner-/, ''));
}
