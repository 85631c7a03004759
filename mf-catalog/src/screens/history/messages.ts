import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'catalog.history.title',
      defaultMessage: 'History',
      description: 'Name of the page that lists what the reader has read, and of the links to it',
    },
    intro: {
      id: 'catalog.history.intro',
      defaultMessage: 'What you read is kept in this browser alone. Nobody else sees it.',
      description: 'Under the heading of the history page',
    },
    pause: {
      id: 'catalog.history.pause',
      defaultMessage: 'Pause history',
      description: 'Switch: while it is on, nothing that is read is remembered',
    },
    save: {
      id: 'catalog.history.save',
      defaultMessage: 'Save to a file',
      description: 'Button: downloads the history, to take it to another device',
    },
    clear: { id: 'catalog.history.clear', defaultMessage: 'Clear all', description: 'Button: forgets the whole history' },
    clearTitle: {
      id: 'catalog.history.clearTitle',
      defaultMessage: 'Clear your history?',
      description: 'Question in a dialog',
    },
    cleared: { id: 'catalog.history.cleared', defaultMessage: 'History cleared', description: 'Short notice, beside UNDO' },
    undo: { id: 'catalog.history.undo', defaultMessage: 'UNDO', description: 'Button that takes back a removal' },
    continue: {
      id: 'catalog.history.continue',
      defaultMessage: 'Continue',
      description: 'Link that opens the chapter where the reader left off',
    },
    today: { id: 'catalog.history.today', defaultMessage: 'Today', description: 'Heading of what was read today' },
    yesterday: {
      id: 'catalog.history.yesterday',
      defaultMessage: 'Yesterday',
      description: 'Heading of what was read yesterday',
    },
    empty: {
      id: 'catalog.history.empty',
      defaultMessage: 'You have not read anything yet.',
      description: 'The history is empty',
    },
    emptyText: {
      id: 'catalog.history.emptyText',
      defaultMessage: 'Open a chapter, and your place in it will be kept here.',
      description: 'Under "You have not read anything yet."',
    },
    find: {
      id: 'catalog.history.find',
      defaultMessage: 'Find something to read',
      description: 'Link from the empty history to the list of all series',
    },
    notKept: {
      id: 'catalog.history.notKept',
      defaultMessage: 'This browser does not keep your history: its storage is off or full. Save it to a file before you leave.',
      description: 'Warning on the history page',
    },
  }),
  ...defineMessages<{
    count: { count: number };
    clearText: { count: number };
    continueName: { name: string; chapter: string };
    earlier: { name: string };
    remove: { name: string };
    removed: { name: string };
  }>({
    count: {
      id: 'catalog.history.count',
      defaultMessage: '{count, plural, one {# title} other {# titles}}',
      description: 'How many series the history has',
    },
    clearText: {
      id: 'catalog.history.clearText',
      defaultMessage:
        '{count, plural, one {Your place in # title will be forgotten.} other {Your places in # titles will be forgotten.}}',
      description: 'Under "Clear your history?"',
    },
    continueName: {
      id: 'catalog.history.continueName',
      defaultMessage: 'Continue {name}, {chapter}',
      description: 'Name of the link "Continue" for screen readers; {name} is a series, {chapter} for example #014',
    },
    earlier: {
      id: 'catalog.history.earlier',
      defaultMessage: 'Other chapters of {name} that you read',
      description: 'Name of a row of links to chapters, for screen readers; {name} is a series',
    },
    remove: {
      id: 'catalog.history.remove',
      defaultMessage: 'Remove {name} from your history',
      description: 'Button; {name} is a series',
    },
    removed: {
      id: 'catalog.history.removed',
      defaultMessage: '{name} is removed from your history',
      description: 'Short notice, beside UNDO; {name} is a series',
    },
  }),
};
