import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { messageOf } from '../text/caughtError';
import type { Drawing } from './Brand';
import { type BrandSettings, brandSchema } from './brandSchema';
import { svgRatio } from './svg';

/** A brand folder that cannot be used. The message lists all of its errors. */
export class BrandError extends Error {
  constructor(folder: string, problems: readonly string[]) {
    super(`The brand in ${folder} cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'BrandError';
  }
}

/** The `brand.yaml` of a folder. */
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

/** The images and fonts of a folder. Each gets a URL when it is requested. Errors in them are collected. */
export function brandFiles(folder: string) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const problems: string[] = [];

  /** The URL of a file, if the file exists. */
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
    /** The same for a file that the settings name. */
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
