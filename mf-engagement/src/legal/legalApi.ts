import type { LegalPage } from '@komawari/shared-domain';
import type { ServiceAnnouncement, ServiceAnnouncementsView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

export interface LegalText {
  /** HTML from the publisher. */
  html: string;
  /** Since when the text has been valid, in epoch seconds. */
  date: number;
}

/**
 * A legal page in one language, or `null` if it does not exist in that language. It travels as an announcement
 * (docs/decisions/0070-legal-pages.md).
 */
const legalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLegalPage: build.query<LegalText | null, { page: LegalPage; lang: string }>({
      query: ({ page, lang }) => ({ path: '/web/legal', params: { page, lang }, view: 'serviceAnnouncementsView' }),
      transformResponse: ({ serviceAnnouncements: [text] }: ServiceAnnouncementsView) => (text ? legalText(text) : null),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

function legalText({ body, date }: ServiceAnnouncement): LegalText {
  return { html: body, date };
}

export const { useGetLegalPageQuery } = legalApi;
