import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, with what it takes over from before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The builder's own choice is not minified, twice as long, and is read by each document. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** It is read once for a document, and not for each look at it. */
const AXE_IS_THERE = ';';

/** Each broken rule with the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Colours on their way from one theme to the other have the contrast of neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const frames = page.frames().slice(1);
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // What the legacy mode leaves out is a look into frames of other sites, for which it opens a page of its own each time; and
  // describing each element that breaks nothing takes longer than the rules.
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? AXE_IS_THERE : AXE })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  return [
    ...frames.map((frame) => `a frame that is not looked into: ${frame.url()}`),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ];
}
