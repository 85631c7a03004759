import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { messageOf } from '../text/caughtError';
import type { Drawing } from './Brand';
import { type BrandSettings, brandSchema } from './brandSchema';
import { svgRatio } from './svg';

/** A folder of settings that the site cannot be dressed in. Says all that is wrong with it. */
export class BrandError extends Error {
  constructor(folder: string, problems: readonly string[]) {
    super(`The brand in ${folder} cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'BrandError';
  }
}

/** `brand.yaml` of a folder. */
export function readSettings(folder: string): BrandSettings {
  let content: unknown;
  try {
    content = parse(readFileSync(path.join(folder, 'brand.yaml'), 'utf8'));
  } catch (error) {
    throw new BrandError(folder, [`brand.yaml cannot be read: ${messageOf(error)}`]);
  }
  const result = brandSchema.safeParse(content ?? {});
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: where, message }) => `brand.yaml: ${[...where, message].join(': ')}`);
  throw new BrandError(folder, problems);
}

/** The drawings and letters of a folder, each of which gets an address when it is asked for; what is wrong with them is collected. */
export function brandFiles(folder: string) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const problems: string[] = [];

  /** The address under which a file is served, if there is one. */
  function add(name: string): string | undefined {
    const file = path.join(folder, name);
    if (!existsSync(file)) return undefined;
    const bytes = new Uint8Array(readFileSync(file));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const address = `/-/brand/${hash}/${name}`;
    files.set(address, bytes);
    return address;
  }

  return {
    files,
    problems,
    add,
    /** The same of one that settings name. */
    addNamed(name: string): string {
      const address = add(name);
      if (address === undefined) problems.push(`${name}: there is no such file in the folder`);
      return address ?? '';
    },
    addSvg(name: string): Drawing | undefined {
      const address = add(name);
      if (address === undefined) return undefined;
      const svg = new TextDecoder().decode(files.get(address));
      if (svgRatio(svg) === undefined) problems.push(`${name}: has to be an SVG with a viewBox`);
      return { svg, address };
    },
  };
}
