import { PREVIEW_HEADER } from '@komawari/shared-domain';

/** Keeps only answers of the current site, not those that show an editor a future day. */
export const skipPreviews = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (response.headers.has(PREVIEW_HEADER) ? null : response),
};
