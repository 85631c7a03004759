/** On a terminal, the next progress line replaces the previous one. Elsewhere progress is printed only this often. */
const PLAIN_PROGRESS_MS = 10_000;

export interface Lines {
  log: (line: string) => void;
  progress: (line: string) => void;
}

/** Prints lines for a person who watches a server start. */
export function terminalLines({ stdout } = process): Lines {
  let hasLiveLine = false;
  let lastProgress = 0;

  function log(line: string): void {
    stdout.write(`${hasLiveLine ? '\r\x1b[K' : ''}${line}\n`);
    hasLiveLine = false;
  }

  function progress(line: string): void {
    if (stdout.isTTY) {
      stdout.write(`\r\x1b[K${line.slice(0, stdout.columns - 1)}`);
      hasLiveLine = true;
    } else if (Date.now() - lastProgress >= PLAIN_PROGRESS_MS) {
      lastProgress = Date.now();
      log(line);
    }
  }

  return { log, progress };
}
