import type { SignHealth } from '../monitoring/canaryHealth';
import { healthSection } from './healthSection';

const canary = { tried: [], since: 0, who: 'a team', baseIds: [], canaryIds: [], id: 'x' };

function aSign(parts: Partial<SignHealth> = {}): SignHealth {
  const [few, many] = [
    { views: 412, failures: 9 },
    { views: 3840, failures: 7 },
  ];
  return { part: 'mf_one', sign: 'load', evidence: 1, isWorse: false, canary: few, base: many, minutes: [], ...parts };
}

const textOf = (sign: SignHealth) => healthSection({ canary, signs: [sign] });

test('the plot has a text alternative', () => {
  const text = textOf(aSign());
  expect(text).toContain('aria-label="mf_one did not load: canary 9 of 412 (2.2 %), all others 7 of 3840 (0.2 %)"');
  expect(text).toContain('<dd>none</dd>');
  expect(text).not.toContain('polyline');
});

test('minutes are merged to 24 points', () => {
  const minutes = Array.from({ length: 240 }, (_, minute) => ({
    minute,
    canary: { views: 10, failures: minute < 120 ? 0 : 1 },
    base: { views: 100, failures: 0 },
  }));
  const [base = '', tried = ''] = textOf(aSign({ minutes })).match(/points="[^"]+"/g) ?? [];
  expect(base.split(' ')).toHaveLength(24);
  // The line of all others lies on the axis. The canary's line rises from the axis to the top.
  expect(base).not.toContain(',4.0');
  expect(tried).toMatch(/^points="0\.0,54\.0.* 240\.0,4\.0"$/);
});

test('a single minute is a horizontal line', () => {
  const minutes = [{ minute: 7, canary: { views: 10, failures: 5 }, base: { views: 10, failures: 0 } }];
  expect(textOf(aSign({ minutes }))).toContain('class="of-canary" points="0,4.0 240,4.0"');
});

test.each([
  [1, 'none'],
  [250.4, '250 of 2,000'],
  [1e30, 'worse (1,000,000,000)'],
])('evidence of %p is shown as %s', (evidence, said) => {
  expect(textOf(aSign({ evidence }))).toContain(`<dd>${said}</dd>`);
});

test('a sign that is worse is highlighted', () => {
  expect(textOf(aSign({ isWorse: true }))).toContain('<figure class="worse">');
});
