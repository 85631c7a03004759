import { productionLock } from './productionLock.mjs';

const LOCK = {
  packages: {
    '': { name: 'ours', devDependencies: { builder: '1' } },
    'node_modules/native': {
      version: '2.1.0',
      integrity: 'sha512-n',
      dev: true,
      dependencies: { colors: '^1', own: '^1' },
      optionalDependencies: { 'native-linux': '2.1.0', 'native-nowhere': '2.1.0' },
    },
    'node_modules/native/node_modules/own': { version: '1.5.0', dependencies: { colors: '^1' } },
    'node_modules/native-linux': { version: '2.1.0', os: ['linux'], optional: true },
    'node_modules/colors': { version: '1.0.3', dependencies: { native: '*' } },
    'node_modules/builder': { version: '1.0.0' },
  },
};

test('a production lock file has the exact versions of all needed packages, and no others', () => {
  const { manifest, packageLock } = productionLock({ name: '@a/server', version: '1.0.0-ab', installed: ['native'], lock: LOCK });
  expect(manifest).toMatchObject({ type: 'module', dependencies: { native: '2.1.0' } });
  expect(Object.keys(packageLock.packages).sort()).toEqual([
    '',
    'node_modules/colors',
    'node_modules/native',
    'node_modules/native-linux',
    'node_modules/native/node_modules/own',
  ]);
  expect(packageLock.packages['']).toMatchObject({ name: '@a/server', dependencies: { native: '2.1.0' } });
  expect(packageLock.packages['node_modules/native']).toMatchObject({ integrity: 'sha512-n' });
  expect(packageLock.packages['node_modules/native']).not.toHaveProperty('dev');
});
