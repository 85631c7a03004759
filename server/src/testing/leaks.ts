/** Text that only appears in a program's own errors: lines of a stack, and paths of files. */
const STACK = /\n\s+at \S+.*:\d+:\d+|node_modules|\/server\/src\/|drizzle|PGlite|\bselect .+ from "/i;

/** The part of an answer that reveals details of the program instead of the request; undefined if there is none. */
export function leakIn(text: string): string | undefined {
  const found = STACK.exec(text);
  return found ? text.slice(Math.max(found.index - 100, 0), found.index + 200) : undefined;
}
