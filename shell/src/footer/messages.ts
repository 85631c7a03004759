import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    appTitle: {
      id: 'shell.footer.appTitle',
      defaultMessage: 'Your comics, in your pocket',
      description: 'Heading of the banner for the mobile app',
    },
    appText: {
      id: 'shell.footer.appText',
      defaultMessage: 'New chapters the moment they come out, and a place to comment. The app is free.',
      description: 'Under the heading of the banner for the mobile app',
    },
    appStore: {
      id: 'shell.footer.appStore',
      defaultMessage: 'App Store',
      description: "Link to the app in Apple's store (a brand name)",
    },
    playStore: {
      id: 'shell.footer.playStore',
      defaultMessage: 'Google Play',
      description: "Link to the app in Google's store (a brand name)",
    },
    follow: { id: 'shell.footer.follow', defaultMessage: 'Follow us', description: 'Link to the social page' },
    trademark: {
      id: 'shell.footer.trademark',
      defaultMessage:
        'The e-book distribution mark is a registered trademark. It tells readers that a service distributes works with the permission of their rights holders.',
      description: 'Notice about the trademark of legitimate e-book services',
    },
  }),
  ...defineMessages<{ copyright: { holder: string } }>({
    copyright: {
      id: 'shell.footer.copyright',
      defaultMessage: '© {holder}',
      description: 'Copyright line; holder is the publisher, with a year or without',
    },
  }),
};
