import { typePrograms } from './typePrograms.mjs';

const BASE = '../tooling/tsconfig.base.json';
const page = { extends: BASE, compilerOptions: { types: ['jest'] }, include: ['src', '../types/*.d.ts'] };
const server = { ...page, compilerOptions: { lib: ['ES2023'], types: ['jest'] } };

test('packages with the same tsconfig become one program', () => {
  const packages = [
    { folder: 'mf-one', config: page },
    { folder: 'server', config: server },
    { folder: 'shell', config: { ...page } },
  ];
  expect(typePrograms(packages, { to: '../..' })).toEqual([
    {
      folders: ['mf-one', 'shell'],
      config: {
        ...page,
        extends: `../../mf-one/${BASE}`,
        include: ['../../mf-one/src', '../../mf-one/../types/*.d.ts', '../../shell/src', '../../shell/../types/*.d.ts'],
      },
    },
    {
      folders: ['server'],
      config: { ...server, extends: `../../server/${BASE}`, include: ['../../server/src', '../../server/../types/*.d.ts'] },
    },
  ]);
});
