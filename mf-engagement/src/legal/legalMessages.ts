import type { LegalPage } from '@komawari/shared-domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const legalTitles: Readonly<Record<LegalPage, MessageDescriptor>> = defineMessages({
  privacy: {
    id: 'engagement.legal.privacy',
    defaultMessage: 'Privacy Policy',
    description: 'Heading of the page; the same words as the link to it in menu and footer',
  },
  terms: {
    id: 'engagement.legal.terms',
    defaultMessage: 'Terms of Service',
    description: 'Heading of the page; the same words as the link to it in menu and footer',
  },
  copyright: {
    id: 'engagement.legal.copyright',
    defaultMessage: 'Copyrights',
    description: 'Heading of the page; the same words as the link to it in menu and footer',
  },
});

export const legalMessages = defineMessages({
  emptyTitle: {
    id: 'engagement.legal.emptyTitle',
    defaultMessage: 'This text is not here yet.',
    description: 'The publisher has not written its privacy policy, terms or copyright notices',
  },
  emptyText: {
    id: 'engagement.legal.emptyText',
    defaultMessage: 'The publisher has not put it on the site. You can ask for it on the Feedback page.',
    description: 'Under "This text is not here yet."',
  },
  otherLanguage: {
    id: 'engagement.legal.otherLanguage',
    defaultMessage: 'This text exists only in English.',
    description: 'Above a legal text that has no translation into the language of the reader',
  },
});

export const { since: sinceMessage } = defineMessages<{ since: { date: string } }>({
  since: {
    id: 'engagement.legal.since',
    defaultMessage: 'In force since {date}',
    description: 'Above a legal text: the day since which it holds',
  },
});
