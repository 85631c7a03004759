import type { ServiceAnnouncement } from '@komawari/shared-proto';

/** Newest first, whatever order the server sends; those of one moment stay as they came. */
export function announcementsByDate(announcements: readonly ServiceAnnouncement[]): ServiceAnnouncement[] {
  return [...announcements].sort((a, b) => b.date - a.date);
}
