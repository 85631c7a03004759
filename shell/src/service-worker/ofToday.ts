import { PREVIEW_HEADER } from '@komawari/shared-domain';

/** Keeps what the site is, and not what an editor sees of a day to come. */
export const ofToday = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (response.headers.has(PREVIEW_HEADER) ? null : response),
};
