import { drawHead } from '../figure/bust';
import { type Look, type Mood, PLAIN_LOOK } from '../figure/look';
import { makePen } from '../ink/pen';
import { circle, rect, svgDocument } from '../ink/svg';
import { type Canvas, rasterize } from '../raster/canvas';
import { rays } from './motifs';

interface Avatar { look: Partial<Look>; mood: Mood; background: readonly [string, string] }

const AVATARS: readonly Avatar[] = [
  { look: { hair: 'pony', hairColor: '#1d1a2e', eyes: '#7a3cff' }, mood: 'smirk', background: ['#ff4d8d', '#ff6fa3'] },
  { look: { kind: 'cat', hairColor: '#e8a04a', eyes: '#9fdc4a' }, mood: 'calm', background: ['#ffcf33', '#ffc21a'] },
  { look: { fem: false, hair: 'spiky', hairColor: '#e6e0d2', eyes: '#3a8fd9' }, mood: 'joy', background: ['#2f6fae', '#3a7fc0'] },
  { look: { hair: 'curly', hairColor: '#5a2e1c', skin: '#c98d63', eyes: '#2f7f5f' }, mood: 'smile', background: ['#1693a5', '#27b8b0'] },
  { look: { kind: 'robot', cloth: '#a9b7c4', trim: '#5f7488' }, mood: 'joy', background: ['#e5383b', '#ee5a5c'] },
  { look: { hair: 'bun', hairColor: '#cfc8c0', skin: '#e8bfa0', glasses: true }, mood: 'joy', background: ['#7a5aa0', '#8d6db4'] },
  { look: { fem: false, hair: 'swept', hairColor: '#6b5a4a', skin: '#d9a37c', beard: true, glasses: true }, mood: 'think', background: ['#3f6f6a', '#4d827c'] },
  { look: { mask: true, cloth: '#d81f6e', trim: '#ffd21f', skin: '#c98d63' }, mood: 'fierce', background: ['#19c3e6', '#4ad4ee'] },
  { look: { hair: 'bob', hairColor: '#12302c', eyes: '#3fbf6f' }, mood: 'shy', background: ['#b9d94a', '#c7e45f'] },
  { look: { kind: 'cat', hairColor: '#f2efe6', eyes: '#6fc3df' }, mood: 'joy', background: ['#134a7c', '#1a5a94'] },
  { look: { fem: false, hair: 'short', hairColor: '#2a1c14', skin: '#8a5638' }, mood: 'smile', background: ['#f08a24', '#f49a3f'] },
  { look: { hair: 'long', hairColor: '#b0413e', skin: '#f5d5bf', eyes: '#3f7f4f' }, mood: 'shock', background: ['#f2d6c8', '#f7e3d9'] },
];
export const ICON_COUNT = AVATARS.length;

/** A reader's face, 256 by 256. */
export function drawAvatar(index: number): Canvas {
  const avatar = AVATARS[index];
  if (!avatar) throw new Error(`There is no avatar ${index + 1}`);
  const pen = makePen({ style: 'flat', seed: 900 + index, lean: '#888888' });
  const head = drawHead(pen, { ...PLAIN_LOOK, ...avatar.look }, avatar.mood, { x: 128, y: 138, scale: 74, yaw: index % 2 ? 0.3 : -0.35, seed: index * 5 + 2 });
  return rasterize(svgDocument(256, 256, rect({ x: 0, y: 0, w: 256, h: 256 }, avatar.background[0]) + rays(128, 128, 200, 16, avatar.background) + circle(128, 128, 104, '#ffffff', { opacity: 0.25 }) + head), '#ffffff');
}
