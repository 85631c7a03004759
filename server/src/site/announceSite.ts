import type { CompositionSource } from './composition/compositionSource';

const INTERVAL_MS = 500;

export interface Announcement {
  /** The address that the process listens on. */
  local: string;
  /** The address that readers use. */
  url: string;
  say: (line: string) => void;
}

/**
 * Logs the address of the site as soon as something is published. Until then, logs once that nothing is published.
 * @returns a function that stops the waiting
 */
export function announceSite(
  composition: Pick<CompositionSource, 'current'>,
  { local, url, say }: Announcement,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  // Schedules the next check only after this one has ended, so that a slow database does not cause the same message twice.
  async function look(isFirst: boolean): Promise<void> {
    const isPublished = (await composition.current()) !== undefined;
    if (isEnded) return;
    if (isPublished) return say(`Komawari is at ${url}`);
    if (isFirst) say(`The server listens at ${local}, and nothing has been published to it yet: npx komawari publish`);
    timer = setTimeout(() => void look(false), INTERVAL_MS);
  }

  void look(true);
  return async () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
