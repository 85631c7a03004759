import type { LegalPage } from '@komawari/shared-domain';
import type { ServiceAnnouncement, ServiceAnnouncementsView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

export interface LegalText {
  /** HTML from the publisher. */
  html: string;
  /** Since when the text has been valid, in epoch seconds. */
  date: number;
  /** The code of its language. */
  lang: string;
}

/**
 * A legal page in one language, or in English if it does not exist in that language, or `null` if it does not exist at all. It
 * travels as an announcement, with the code of its language as title (docs/decisions/0070-legal-pages.md).
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

function legalText({ title, body, date }: ServiceAnnouncement): LegalText {
  return { html: body, date, lang: title };
}

export const { useGetLegalPageQuery } = legalApi;
