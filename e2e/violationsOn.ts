import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, with the earlier versions that it includes. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** AxeBuilder's default source is not minified and twice as long, and each document parses it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each document parses the source only once, not for each check. */
const AXE_IS_THERE = ';';

/** Each violated rule, with the elements that violate it. */
export async function violationsOn(page: Page): Promise<string[]> {
  // During a theme transition, colors have the contrast of neither theme.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const frames = page.frames().slice(1);
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // Legacy mode only skips frames of other sites, for which axe would open a new page each time. Describing each element without
  // violations takes longer than the rules.
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
