import { isDeepStrictEqual } from 'node:util';

/**
 * Decides which packages are checked together: those with equal tsconfigs, so that what they share is read and checked only once.
 * @param {{ folder: string, config: { extends: string, include: string[] } }[]} packages by their folders below the root
 * @param {{ to: string }} place the path from the programs' own tsconfigs to the root
 * @returns {{ folders: string[], config: object }[]} `config`: the tsconfig for all of them
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
