import type { Box } from '../ink/geometry';
import { letteringSvg } from '../page/letterSheet';
import type { PageForm } from '../page/script';
import { drawSheet, planSheet } from '../page/sheet';
import { type Canvas, overlay, rasterize } from '../raster/canvas';
import { chapterScript } from '../story/chapterScript';
import { loadCommonWords, loadStory } from '../story/loadStory';
import { sheetStyle } from '../story/sheetStyle';

/** A page and the boxes of its panels in reading order. It measures a program that finds panels. */
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

/** The sheets of a chapter, with English lettering. */
export function drawnPages(work: string, chapter: number): DrawnPage[] {
  const story = loadStory(work);
  const style = sheetStyle(story);
  const { rightToLeft } = style;
  return chapterScript(story, loadCommonWords(), chapter).map((script, index) => {
    const sheet = planSheet(script, style);
    const { width, height } = sheet;
    const draw = () => overlay(drawSheet(sheet), rasterize(letteringSvg(sheet, 'en')));
    const panels = sheet.panels.map(({ box }) => box);
    return { name: `${work} ${chapter}, page ${index + 1}`, form: script.form, rightToLeft, width, height, draw, panels };
  });
}
