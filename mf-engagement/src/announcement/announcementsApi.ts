import type { ServiceAnnouncement, ServiceAnnouncementsView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';
import { announcementsByDate } from './announcementsByDate';

/** The site's announcements to its readers, in one language (docs/specification.md §7). */
const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<readonly ServiceAnnouncement[], { lang: string }>({
      query: ({ lang }) => ({ path: '/web/announcement', params: { lang }, view: 'serviceAnnouncementsView' }),
      transformResponse: (view: ServiceAnnouncementsView) => announcementsByDate(view.serviceAnnouncements),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetAnnouncementsQuery } = announcementsApi;
