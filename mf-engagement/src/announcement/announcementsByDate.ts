import type { ServiceAnnouncement } from '@komawari/shared-proto';

/** Newest first, in whatever order the server sends them. Those with equal dates keep the server's order. */
export function announcementsByDate(announcements: readonly ServiceAnnouncement[]): ServiceAnnouncement[] {
  return [...announcements].sort((a, b) => b.date - a.date);
}
