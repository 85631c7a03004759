import { isDeepStrictEqual } from 'node:util';

/**
 * Which packages are checked together: those whose tsconfigs differ in nothing, so that what they share is read and checked once
 * for all of them.
 * @param {{ folder: string, config: { extends: string, include: string[] } }[]} packages by their folders below the root
 * @param {{ to: string }} place the way from where the programs' own tsconfigs lie to the root
 * @returns {{ folders: string[], config: object }[]} `config`: the tsconfig of them all
 */
export function typePrograms(packages, { to }) {
  const programs = [];
  for (const { folder, config } of packages) {
    const alike = programs.find((program) => isDeepStrictEqual(program.own, config));
    if (alike) alike.folders.push(folder);
    else programs.push({ own: config, folders: [folder] });
  }
  return programs.map(({ own, folders }) => {
    const pathsFrom = (folder) => own.include.map((path) => `${to}/${folder}/${path}`);
    const config = { ...own, extends: `${to}/${folders[0]}/${own.extends}`, include: folders.flatMap(pathsFrom) };
    return { folders, config };
  });
}
