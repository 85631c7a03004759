import type { Box } from '../ink/geometry';
import { overlay, rasterise, type Canvas } from '../raster/canvas';
import { chapterScript } from '../story/chapterScript';
import { loadCommonWords, loadStory } from '../story/loadStory';
import { letteringSvg } from './letterSheet';
import { drawSheet, planSheet } from './sheet';
import type { PageForm } from './script';

/** A page, and where its panels were drawn, in reading order: what a program that looks for panels is measured by. */
export interface DrawnPage {
  name: string;
  form: PageForm;
  rightToLeft: boolean;
  picture: Canvas;
  /** In pixels. */
  panels: readonly Box[];
}

/** The sheets of a chapter in English, one after the other, as each is drawn when it is asked for. */
export function* drawnPages(work: string, chapter: number): Generator<DrawnPage> {
  const story = loadStory(work);
  const rightToLeft = story.direction === 'rtl';
  const style = { style: story.style, lean: story.lean, rightToLeft, ...(story.inks ? { inks: story.inks } : {}) };
  for (const [index, script] of chapterScript(story, loadCommonWords(), chapter).entries()) {
    const sheet = planSheet(script, style);
    const picture = overlay(drawSheet(sheet), rasterise(letteringSvg(sheet, 'en')));
    yield { name: `${work} ${chapter}, page ${index + 1}`, form: script.form, rightToLeft, picture, panels: sheet.panels.map(({ box }) => box) };
  }
}
