import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawBannerArt, drawPicture, letterBanner } from '../cover/drawBanner';
import { drawCoverArt, letterCover } from '../cover/drawCover';
import type { Language } from '../lettering/language';
import { letteringSvg } from '../page/letterSheet';
import { drawSheet, planSheet } from '../page/sheet';
import { type Canvas, crop, overlay, rasterize } from '../raster/canvas';
import { encode, jpeg } from '../raster/encode';
import { chapterScript } from '../story/chapterScript';
import { loadCommonWords, loadStory } from '../story/loadStory';
import { sheetStyle } from '../story/sheetStyle';
import type { CommonWords, Story } from '../story/story';
import { type NamedFile, writeFolder, writeWhole } from './files';
import { bannerPath, chapterPath, coverPath, picturePath, type Task, type TaskReport } from './task';

const stories = new Map<string, Story>();
let common: CommonWords | undefined;

function storyOf(key: string): Story {
  let story = stories.get(key);
  if (!story) stories.set(key, (story = loadStory(key)));
  return story;
}

type Report = (report: Extract<TaskReport, { type: 'done' }>) => void;

/** Draws one task into the pack. Leaves existing files alone. */
export async function drawTask(task: Task, out: string, report: Report): Promise<void> {
  if (task.kind === 'chapter') return drawChapter(task, out, report);
  if (task.kind === 'cover') return drawCovers(task, out, report);
  if (task.kind === 'banner') return drawBanners(task, out, report);
  const path = picturePath(task.name);
  if (!existsSync(join(out, path))) writeWhole(join(out, path), await jpeg(drawPicture(task.name), 90));
  report({ type: 'done', what: path });
}

async function drawCovers({ work, shape, langs }: Extract<Task, { kind: 'cover' }>, out: string, report: Report): Promise<void> {
  const story = storyOf(work);
  let art: Canvas | undefined;
  for (const lang of langs) {
    const path = join(out, coverPath(work, shape, lang));
    const words = story.titles[lang];
    if (!existsSync(path) && words) {
      art ??= drawCoverArt(work, shape, story.cast);
      writeWhole(path, await jpeg(letterCover(work, shape, art, words, lang), 88));
    }
    report({ type: 'done', what: `covers/${work}/${shape}/${lang}` });
  }
}

async function drawBanners({ name, langs }: Extract<Task, { kind: 'banner' }>, out: string, report: Report): Promise<void> {
  let art: Canvas | undefined;
  for (const lang of langs) {
    const path = join(out, bannerPath(name, lang));
    if (!existsSync(path)) {
      art ??= drawBannerArt(name, storyOf);
      writeWhole(path, await jpeg(letterBanner(name, storyOf, art, lang), 88));
    }
    report({ type: 'done', what: `banners/${name}/${lang}` });
  }
}

async function drawChapter(
  { work, number, langs }: Extract<Task, { kind: 'chapter' }>,
  out: string,
  report: Report,
): Promise<void> {
  const story = storyOf(work);
  common ??= loadCommonWords();
  const missing = langs.filter((lang) => !existsSync(join(out, chapterPath(work, lang, number))));
  const files = new Map<Language, NamedFile[]>(missing.map((lang) => [lang, []]));
  if (missing.length > 0) await drawSheets(story, common, number, files);
  for (const lang of langs) {
    const drawn = files.get(lang);
    if (drawn) writeFolder(join(out, chapterPath(work, lang, number)), drawn);
    report({ type: 'done', what: `chapters/${work}/${lang}/${number}`, chapter: { work, lang, number } });
  }
}

async function drawSheets(story: Story, words: CommonWords, number: number, files: Map<Language, NamedFile[]>): Promise<void> {
  const style = sheetStyle(story);
  for (const script of chapterScript(story, words, number)) {
    const sheet = planSheet(script, style);
    // The expensive part, done once for all languages.
    const art = drawSheet(sheet);
    for (const [lang, pages] of files) {
      const canvas = overlay(art, rasterize(letteringSvg(sheet, lang)));
      for (const { suffix, part } of partsOf(canvas, script.form, style.rightToLeft)) {
        const { bytes, extension } = await encode(part, style.style);
        pages.push({ name: `${String(pages.length + 1).padStart(3, '0')}${suffix}.${extension}`, bytes });
      }
    }
  }
}

function partsOf(canvas: Canvas, form: string, rightToLeft: boolean): { suffix: string; part: Canvas }[] {
  if (form === 'double') return [{ suffix: '.double', part: canvas }];
  if (form !== 'spread') return [{ suffix: '', part: canvas }];
  const half = canvas.width / 2;
  const halves = [
    { suffix: '.left', part: crop(canvas, 0, 0, half, canvas.height) },
    { suffix: '.right', part: crop(canvas, half, 0, half, canvas.height) },
  ];
  return rightToLeft ? halves.reverse() : halves;
}
