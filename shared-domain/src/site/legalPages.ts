/** What readers must be able to read about the publisher, in the order of the links. */
export const LEGAL_PAGES = ['privacy', 'terms', 'copyright'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];
