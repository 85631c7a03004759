import type { ServiceAnnouncement } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { Notice } from '../content/news/notices';

/** Without their IDs: no screen needs them, and one client cannot skip the number (docs/wire.md, "What clients rely on", 8). */
export function wireNotices(notices: readonly Notice[]): Draft<ServiceAnnouncement>[] {
  return notices.map(({ title, body, date }) => ({ title, body, date }));
}
