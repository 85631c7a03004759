import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { JOURNEYS, journeysFor, scopeOf } from './changedScope.mjs';

const PACKAGES = ['mf-catalog', 'mf-viewer', 'shared-state', 'shell'];

function scope(...files) {
  return scopeOf('main', files, PACKAGES, (name) => (name === 'shared-state' ? [] : ['shared-state']));
}

describe('the scope of a change', () => {
  test('contains the changed package and all packages that depend on it', () => {
    expect([...scope('mf-viewer/src/a.ts').folders]).toEqual(['mf-viewer']);
    expect([...scope('shared-state/src/a.ts').folders]).toEqual(PACKAGES);
    expect([...scope('docs/architecture.md').folders]).toEqual([]);
  });

  test('leaves out deleted files', () => {
    expect(scope('README.md', 'shell/src/gone.ts').files).toEqual(['README.md']);
  });

  test('is everything when a file affects everything', () => {
    expect(scope('package-lock.json').isWhole('jest.config.mjs')).toBe(true);
    expect(scope('jest.config.mjs').isWhole('jest.config.mjs')).toBe(true);
    expect(scope('jest.config.mjs').isWhole('.oxlintrc.jsonc')).toBe(false);
  });

  test('selects the journeys of its packages, and changed specs', () => {
    expect(journeysFor(scope('docs/architecture.md'))).toEqual([]);
    expect(journeysFor(scope('mf-catalog/src/a.ts', 'e2e/viewer.spec.ts'))).toEqual([...JOURNEYS['mf-catalog'], 'viewer']);
    expect(journeysFor(scope('e2e/reader.ts'))).toEqual(specs());
  });
});

test('the journeys table contains every spec', () => {
  expect([...new Set(Object.values(JOURNEYS).flat())].sort()).toEqual(specs());
});

function specs() {
  const files = readdirSync(join(ROOT, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  return files.map((name) => name.replace('.spec.ts', '')).sort();
}
