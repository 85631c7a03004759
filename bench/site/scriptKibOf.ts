import { transferredKib } from './transferredBytes';

/** The scripts of the remote itself, in KiB of brotli, without the shell and what is shared. */
export function scriptKibOf(folder: string, scripts: readonly string[]): Promise<number> {
  return transferredKib(scripts.filter((url) => new URL(url).pathname.includes(`/${folder}/`)));
}
