import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, with what it takes over from before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each broken rule with the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Colours on their way from one theme to the other have the contrast of neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
