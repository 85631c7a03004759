import type { CoverShape } from '../cover/drawCover';
import type { Language } from '../lettering/language';

/** One piece of work for a drawing thread. It draws its picture once and letters it for each language. */
export type Task =
  | { kind: 'cover'; work: string; shape: CoverShape; langs: readonly Language[] }
  | { kind: 'banner'; name: string; langs: readonly Language[] }
  | { kind: 'chapter'; work: string; number: number; langs: readonly Language[] }
  | { kind: 'picture'; name: string };

export type TaskReport =
  | { type: 'done'; what: string; chapter?: { work: string; lang: Language; number: number } }
  | { type: 'finished' }
  | { type: 'failed'; message: string };

export function coverPath(work: string, shape: CoverShape, lang: Language): string {
  return `works/${work}/covers/${shape}.${lang}.jpg`;
}

export function chapterPath(work: string, lang: Language, number: number): string {
  return `works/${work}/chapters/${lang}/${number}`;
}

export function bannerPath(name: string, lang: Language): string {
  return `images/${name}.${lang}.jpg`;
}

export function picturePath(name: string): string {
  return `images/${name}.jpg`;
}
