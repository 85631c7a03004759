import { between, type Rng, seededRandom } from '../ink/geometry';
import { circle, polygon, rect, shape, svgDocument } from '../ink/svg';
import { type FontName, outline, unitWidth } from '../lettering/fonts';
import { type Canvas, rasterize } from '../raster/canvas';
import { mast, rays, rings } from './motifs';

const [W, H] = [1200, 400];

interface Sign { name: string; font: FontName; background: string; ink: string; emblem(rng: Rng): string }

const SIGNS: Record<string, Sign> = {
  'harbor-press': { name: 'HARBOR PRESS', font: 'oswald', background: '#0f2a4a', ink: '#f6efe0', emblem: () => circle(990, 210, 150, '#f0563a') + [0, 1, 2, 3].map((i) => shape(`M${780 - i * 12} ${250 + i * 38}q52 -34 105 0t105 0t105 0t105 0t105 0V420H700Z`, i % 2 ? '#16406e' : '#1f5a94')).join('') + mast(990, 252, 190, 70, '#0b1c33', 6) },
  'paper-kite': { name: 'Paper Kite', font: 'playfair', background: '#f6e7cf', ink: '#2f3f6b', emblem: () => polygon([[960, 40], [1090, 170], [960, 330], [830, 170]], '#e4572e') + polygon([[960, 40], [960, 330], [830, 170]], '#f2a541') + shape('M960 330q-60 30 -30 60t-40 60', 'none', { stroke: '#2f3f6b', width: 6 }) + [350, 372].map((y) => polygon([[930, y], [908, y - 10], [908, y + 12], [952, y - 10], [952, y + 12]], '#2f3f6b')).join('') },
  nocturne: { name: 'NOCTURNE', font: 'rubikMono', background: '#0a0a12', ink: '#ffffff', emblem: (rng) => rings(1000, 200, 20, 330, 9, '#d2232a', 9) + circle(1000, 200, 92, '#ffffff') + circle(1036, 176, 84, '#0a0a12') + Array.from({ length: 40 }, () => circle(between(rng, 600, 1190), between(rng, 10, 390), between(rng, 1, 3.4), '#ffffff')).join('') },
  sunbird: { name: 'Sunbird Comics', font: 'shantellHeavy', background: '#ffcf33', ink: '#7a1f2b', emblem: () => rays(980, 260, 700, 30, ['#ffcf33', '#ffb81a']) + circle(980, 260, 140, '#f0563a') + shape('M860 250q60 -110 150 -60l70 -20l-50 46q10 80 -80 96q-70 4 -90 -62Z', '#7a1f2b') + circle(1012, 212, 8, '#ffcf33') },
};

export function drawPublisherBanner(key: string): Canvas {
  const sign = SIGNS[key];
  if (!sign) throw new Error(`No banner is drawn for the publisher "${key}": add one to cover/publisherBanners.ts`);
  const size = Math.min(96, 600 / unitWidth(sign.font, sign.name));
  const name = shape(outline(sign.font, sign.name, size, 70, H / 2 + size * 0.34).d, sign.ink);
  const rule = rect({ x: 72, y: H / 2 + size * 0.62, w: 120, h: 8 }, sign.ink);
  return rasterize(svgDocument(W, H, rect({ x: 0, y: 0, w: W, h: H }, sign.background) + sign.emblem(seededRandom(5)) + name + rule), '#ffffff');
}
