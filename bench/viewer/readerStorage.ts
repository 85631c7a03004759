export const THROTTLING = 4;

/** Storage of a reader who reads in this mode and has seen the tap zones. */
export function readerStorage(mode: 'vertical' | 'horizontal'): Record<string, string> {
  return { viewerMode: JSON.stringify(mode), viewerSettings: JSON.stringify({ hasSeenTapZones: true }) };
}
