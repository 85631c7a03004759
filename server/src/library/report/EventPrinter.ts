import type { LibraryEvent, Outcome } from './LibraryEvent';

/** The target of the lines: a terminal, a file, a test. */
export interface Output {
  write: (text: string) => void;
  isTerminal: boolean;
  columns: number;
}

/** How often progress is printed where a line cannot be rewritten. */
const PLAIN_PROGRESS_MS = 5_000;

const OUTCOMES: readonly Outcome[] = ['added', 'changed', 'unchanged', 'removed'];

const OUTCOME_WORDS: Record<Outcome, string> = {
  added: 'added',
  changed: 'changed',
  unchanged: 'as it was',
  removed: 'taken out',
};

export interface EventPrinter {
  print: (event: LibraryEvent) => void;
  /** Prints the totals and returns the exit code: 1 if something was left out. */
  finish: () => number;
}

/** Prints events as lines. On a terminal, one live progress line stays below them; elsewhere all lines are plain. */
export function createEventPrinter(output: Output, now: () => number): EventPrinter {
  const counts: Record<Outcome, number> = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  let leftOut = 0;
  let warnings = 0;
  let hasLiveLine = false;
  let lastProgress = now();

  function line(text: string): void {
    if (hasLiveLine) output.write('\r\x1b[K');
    hasLiveLine = false;
    output.write(`${text}\n`);
  }

  function progress(text: string): void {
    if (output.isTerminal) {
      output.write(`\r\x1b[K${text.slice(0, output.columns - 1)}`);
      hasLiveLine = true;
    } else if (now() - lastProgress >= PLAIN_PROGRESS_MS) {
      lastProgress = now();
      line(text);
    }
  }

  function print(event: LibraryEvent): void {
    switch (event.kind) {
      case 'item':
        counts[event.outcome] += event.count ?? 1;
        return line(formatEvent(event));
      case 'error':
        leftOut += 1;
        return line(formatEvent(event));
      case 'warning':
        warnings += 1;
        return line(formatEvent(event));
      case 'note':
        return line(formatEvent(event));
      case 'data':
        return output.write(event.text);
      case 'progress':
        return progress(formatEvent(event));
    }
  }

  function finish(): number {
    const parts = OUTCOMES.filter((outcome) => counts[outcome] > 0);
    const sum = parts.map((outcome) => `${counts[outcome]} ${OUTCOME_WORDS[outcome]}`);
    if (leftOut > 0) sum.push(`${leftOut} left out`);
    if (warnings > 0) sum.push(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`);
    if (sum.length > 0) line(`${sum.join(', ')}.`);
    return leftOut > 0 ? 1 : 0;
  }

  return { print, finish };
}

/** Formats an event as one line of text. An error or a warning takes two. */
export function formatEvent(event: LibraryEvent): string {
  switch (event.kind) {
    case 'item':
      return `  ${OUTCOME_WORDS[event.outcome].padEnd(9)}  ${event.count === undefined ? '' : `${event.count} `}${event.what}`;
    case 'error':
      return `  LEFT OUT   ${event.where}\n             ${[event.what, event.todo].filter(Boolean).join(' ')}`;
    case 'warning':
      return `  warning    ${event.where}\n             ${[event.what, event.todo].filter(Boolean).join(' ')}`;
    case 'note':
    case 'data':
      return event.text;
    case 'progress':
      return `  ${bar(event.done, event.total)} ${event.what}  ${event.done}/${event.total}`;
  }
}

function bar(done: number, total: number): string {
  const width = 12;
  const full = Math.round((width * done) / Math.max(total, 1));
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}]`;
}
