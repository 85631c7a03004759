/** The key of older releases (react-router's), which tabs that are still open use. */
const STORED_AS = 'react-router-scroll-positions';

/** The scroll positions of this tab's pages when they were left, in pixels. */
export function readScrollPositions(): Record<string, number> {
  try {
    // The function below wrote it.
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function writeScrollPositions(positions: Readonly<Record<string, number>>): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(positions));
  } catch {
    // If nothing can be stored, each page starts at its top.
  }
}
