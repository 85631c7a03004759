import type { Deployment } from '../deployments/Deployment';
import type { RenderCounts } from '../render/siteRenderer';
import { renderingSection } from './renderingSection';

const live = {
  base: { mf_one: '1', mf_two: '1' },
  canary: { versions: { mf_one: '2', mf_two: '1' }, weight: 1000 },
} as unknown as Deployment;
const good = { rendered: 8, late: 1, failed: 0, skipped: 0 };

const textFor = (counts: Record<string, RenderCounts>, reason = 'No "<p>"\n    at Page') =>
  renderingSection(live, { counts: () => counts, lastFailures: () => ({ 'mf_one 2': { address: '/titles/1', reason } }) });

test('names the live releases that the server could not render, and what happened', () => {
  const text = textFor({ 'mf_one 1': good, 'mf_one 2': { rendered: 1, late: 0, failed: 3, skipped: 1200 } });
  expect(text).toContain(
    '<b>mf_one</b> <code>2</code> 3 of 4 pages failed, and 1,200 were left to browsers because of it. The latest: <code>/titles/1</code> No &quot;&lt;p&gt;&quot;</li></ul>',
  );
  expect(text.match(/<li>/g)).toHaveLength(1);
});

test('is empty without failures, and for releases that are not live', () => {
  const failed = { ...good, failed: 3 };
  expect(textFor({ 'mf_one 1': good, 'mf_two 7': failed })).toBe('');
});
