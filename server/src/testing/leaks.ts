/** What only a program's own errors say: lines of a stack, and where files lie. */
const STACK = /\n\s+at \S+.*:\d+:\d+|node_modules|\/server\/src\/|drizzle|PGlite|\bselect .+ from "/i;

/** The part of an answer that tells a client about the program instead of about its request; nothing where all is well. */
export function leakIn(text: string): string | undefined {
  const found = STACK.exec(text);
  return found ? text.slice(Math.max(found.index - 100, 0), found.index + 200) : undefined;
}
