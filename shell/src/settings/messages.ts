import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'shell.settings.title', defaultMessage: 'Settings', description: 'Heading of the settings panel' },
    close: {
      id: 'shell.settings.close',
      defaultMessage: 'Close settings',
      description: 'Name of the button that closes the panel',
    },
    service: {
      id: 'shell.settings.service',
      defaultMessage: 'Language of the site',
      description: 'Legend above the list of interface languages',
    },
    contents: {
      id: 'shell.settings.contents',
      defaultMessage: 'Read comics in',
      description: 'Legend above the list of content languages',
    },
    contentsHint: {
      id: 'shell.settings.contentsHint',
      defaultMessage: 'The language of the site is always among them.',
      description: 'Why one of the checkboxes cannot be changed',
    },
    theme: { id: 'shell.settings.theme', defaultMessage: 'Appearance', description: 'Legend above the choice of theme' },
    themeSystem: { id: 'shell.settings.themeSystem', defaultMessage: 'Automatic', description: 'Theme that follows the device' },
    themeLight: { id: 'shell.settings.themeLight', defaultMessage: 'Light', description: 'Light theme' },
    themeDark: { id: 'shell.settings.themeDark', defaultMessage: 'Dark', description: 'Dark theme' },
  }),
  ...defineMessages<{ open: { language: string }; seriesCount: { count: number } }>({
    open: {
      id: 'shell.settings.open',
      defaultMessage: '{language}: language and settings',
      description: 'Name of the button that shows the current language and opens the settings panel',
    },
    seriesCount: {
      id: 'shell.settings.seriesCount',
      defaultMessage: '{count, plural, one {# title} other {# titles}}',
      description: 'How many series there are in a language',
    },
  }),
};
