import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    unavailable: {
      id: 'viewer.error.unavailable',
      defaultMessage: 'This chapter cannot be opened',
      description: 'Heading of the alert when the server refuses a chapter',
    },
    offline: {
      id: 'viewer.error.offline',
      defaultMessage: 'You’re offline',
      description: 'Heading of the alert when there is no connection',
    },
    offlineText: {
      id: 'viewer.error.offlineText',
      defaultMessage: 'The chapter opens by itself as soon as the connection is back.',
      description: 'Text of that alert',
    },
    failed: {
      id: 'viewer.error.failed',
      defaultMessage: 'We couldn’t load this chapter',
      description: 'Heading of the alert when the call failed on its way',
    },
    failedText: {
      id: 'viewer.error.failedText',
      defaultMessage: 'The connection was too slow or broke off.',
      description: 'Text of that alert',
    },
    generalText: {
      id: 'viewer.error.generalText',
      defaultMessage: 'It may have expired, or it is not offered in your country.',
      description: 'Text of the alert when the server gave no reason',
    },
    retry: { id: 'viewer.error.retry', defaultMessage: 'Try again', description: 'Button' },
    toTitle: {
      id: 'viewer.error.toTitle',
      defaultMessage: 'To the chapters of this title',
      description: 'Link, the way out of the alert',
    },
    toHome: { id: 'viewer.error.toHome', defaultMessage: 'To the home page', description: 'Link, the way out of the alert' },
  }),
  ...defineMessages<{ toNearest: { chapter: string } }>({
    toNearest: {
      id: 'viewer.error.toNearest',
      defaultMessage: 'Read {chapter} instead',
      description: 'Link to the nearest chapter that can be read',
    },
  }),
};
