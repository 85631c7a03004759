import type { ServiceAnnouncementsView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

export interface FaqEntry {
  /** The entry's index in the list. */
  key: string;
  question: string;
  /** HTML from an editor. */
  answer: string;
}

/**
 * Questions and answers in one language, in the editor's order. They travel as announcements
 * (docs/decisions/0025-faq-as-announcements.md).
 */
const faqApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFaq: build.query<readonly FaqEntry[], { lang: string }>({
      query: ({ lang }) => ({ path: '/web/faq', params: { lang }, view: 'serviceAnnouncementsView' }),
      transformResponse: ({ serviceAnnouncements }: ServiceAnnouncementsView) =>
        serviceAnnouncements.map(({ title, body }, index) => ({ key: String(index), question: title, answer: body })),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetFaqQuery } = faqApi;
