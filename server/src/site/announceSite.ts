import type { CompositionSource } from './composition/compositionSource';

const INTERVAL_MS = 500;

export interface Announcement {
  /** Where the process listens. */
  local: string;
  /** Where readers find it. */
  url: string;
  say: (line: string) => void;
}

/**
 * Says where the site is, once there is one; and before, that there is none.
 * @returns what ends the waiting
 */
export function announceSite(
  composition: Pick<CompositionSource, 'current'>,
  { local, url, say }: Announcement,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  // Looks again when the last look has ended, so that a slow database is not told of twice.
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
