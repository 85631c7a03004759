/** Under this name the releases before this one kept theirs, in tabs that are still open. */
const STORED_AS = 'react-router-scroll-positions';

/** How far the pages of this tab were scrolled when they were left, in pixels. */
export function readScrollPositions(): Record<string, number> {
  try {
    // What is written below.
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function writeScrollPositions(positions: Readonly<Record<string, number>>): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(positions));
  } catch {
    // Where nothing is kept, each page begins at its top.
  }
}
