import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    share: { id: 'catalog.share.share', defaultMessage: 'Share', description: 'Button' },
    copyLink: { id: 'catalog.share.copyLink', defaultMessage: 'Copy link', description: 'Button in the share sheet' },
    copied: {
      id: 'catalog.share.copied',
      defaultMessage: 'Link copied.',
      description: 'Short notice after "Copy link"',
    },
    copyFailed: {
      id: 'catalog.share.copyFailed',
      defaultMessage: 'The link could not be copied.',
      description: 'Short notice after "Copy link", when the browser refused',
    },
  }),
  ...defineMessages<{
    heading: { name: string };
    on: { network: string };
  }>({
    heading: {
      id: 'catalog.share.heading',
      defaultMessage: 'Share “{name}”',
      description: 'Title of the sheet with ways to share a series; {name} is its name',
    },
    on: {
      id: 'catalog.share.on',
      defaultMessage: 'Share on {network}',
      description: 'Link that opens a social network with a ready text',
    },
  }),
};
