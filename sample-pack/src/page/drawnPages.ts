import type { Box } from '../ink/geometry';
import { type Canvas, overlay, rasterise } from '../raster/canvas';
import { chapterScript } from '../story/chapterScript';
import { loadCommonWords, loadStory } from '../story/loadStory';
import { letteringSvg } from './letterSheet';
import type { PageForm } from './script';
import { drawSheet, planSheet } from './sheet';

/** A page, and where its panels were drawn, in reading order: what a program that looks for panels is measured by. */
export interface DrawnPage {
  name: string;
  form: PageForm;
  rightToLeft: boolean;
  width: number;
  height: number;
  /** Takes a second. */
  draw: () => Canvas;
  /** In pixels. */
  panels: readonly Box[];
}

/** The sheets of a chapter, lettered in English. */
export function drawnPages(work: string, chapter: number): DrawnPage[] {
  const story = loadStory(work);
  const rightToLeft = story.direction === 'rtl';
  const style = { style: story.style, lean: story.lean, rightToLeft, ...(story.inks ? { inks: story.inks } : {}) };
  return chapterScript(story, loadCommonWords(), chapter).map((script, index) => {
    const sheet = planSheet(script, style);
    const { width, height } = sheet;
    const draw = () => overlay(drawSheet(sheet), rasterise(letteringSvg(sheet, 'en')));
    const panels = sheet.panels.map(({ box }) => box);
    return { name: `${work} ${chapter}, page ${index + 1}`, form: script.form, rightToLeft, width, height, draw, panels };
  });
}
