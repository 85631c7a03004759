import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    readyTitle: {
      id: 'catalog.historyFile.readyTitle',
      defaultMessage: 'Load this history?',
      description: 'Title of the dialog after a file was chosen',
    },
    stays: {
      id: 'catalog.historyFile.stays',
      defaultMessage: 'What you read here stays wherever it is newer.',
      description: 'In the dialog "Load this history?"',
    },
    load: { id: 'catalog.historyFile.load', defaultMessage: 'Load', description: 'Button in the dialog "Load this history?"' },
    loaded: { id: 'catalog.historyFile.loaded', defaultMessage: 'History loaded', description: 'Short notice' },
    errorTitle: {
      id: 'catalog.historyFile.errorTitle',
      defaultMessage: 'This file cannot be loaded.',
      description: 'Title of the dialog after a wrong file was chosen',
    },
    unreadable: {
      id: 'catalog.historyFile.unreadable',
      defaultMessage: 'The browser could not open it.',
      description: 'Why a file cannot be loaded',
    },
    notHistory: {
      id: 'catalog.historyFile.notHistory',
      defaultMessage: 'It is not a history that this site has saved: it lacks the format “komawari-reading-history”.',
      description: 'Why a file cannot be loaded',
    },
    advice: {
      id: 'catalog.historyFile.advice',
      defaultMessage: 'Nothing was changed. Save your history again where you read it, and choose that file as it is.',
      description: 'What to do when a file cannot be loaded',
    },
    adviceReload: {
      id: 'catalog.historyFile.adviceReload',
      defaultMessage: 'Nothing was changed. Reload this page and try again.',
      description: 'What to do when a file was saved by a newer version of the site',
    },
    choose: {
      id: 'catalog.historyFile.choose',
      defaultMessage: 'Choose another file',
      description: 'Button in the dialog "This file cannot be loaded."',
    },
    chooseFile: {
      id: 'catalog.historyFile.chooseFile',
      defaultMessage: 'Load a file',
      description: 'Button: asks for a file with a history that was saved on another device',
    },
    saved: {
      id: 'catalog.historyFile.saved',
      defaultMessage: 'Saved. Open this page in the other browser and load the file there.',
      description: 'Short notice after "Save to a file"',
    },
    savedWithoutFavorites: {
      id: 'catalog.historyFile.savedWithoutFavorites',
      defaultMessage: 'Saved without your favorites: they could not be fetched.',
      description: 'Short notice after "Save to a file", when the server did not answer',
    },
  }),
  ...defineMessages<{
    holds: { titles: number; chapters: number };
    savedOn: { date: string };
    favorites: { count: number };
    favoritesFailed: { count: number };
    tooLarge: { size: string; limit: string };
    notJson: { line: number };
    newer: { version: number };
    missingList: { list: string };
    badEntry: { list: string; entry: number; field: string };
  }>({
    holds: {
      id: 'catalog.historyFile.holds',
      defaultMessage:
        'It holds {titles, plural, one {# title} other {# titles}} and {chapters, plural, one {# chapter} other {# chapters}}.',
      description: 'In the dialog "Load this history?"',
    },
    savedOn: {
      id: 'catalog.historyFile.savedOn',
      defaultMessage: 'The file was saved on {date}.',
      description: 'In the dialog "Load this history?"; {date} has day and time',
    },
    favorites: {
      id: 'catalog.historyFile.favorites',
      defaultMessage: '{count, plural, one {Add its # favorite as well} other {Add its # favorites as well}}',
      description: 'Checkbox in the dialog "Load this history?"',
    },
    favoritesFailed: {
      id: 'catalog.historyFile.favoritesFailed',
      defaultMessage:
        '{count, plural, one {History loaded, but # favorite could not be added. Load the file once more.} other {History loaded, but # favorites could not be added. Load the file once more.}}',
      description: 'Short notice when the server did not take all favorites',
    },
    tooLarge: {
      id: 'catalog.historyFile.tooLarge',
      defaultMessage: 'It is {size} MB; a saved history is never larger than {limit} MB.',
      description: 'Why a file cannot be loaded',
    },
    notJson: {
      id: 'catalog.historyFile.notJson',
      defaultMessage: 'It is not JSON, or it was cut off: line {line} cannot be read.',
      description: 'Why a file cannot be loaded',
    },
    newer: {
      id: 'catalog.historyFile.newer',
      defaultMessage: 'It was saved by a newer version of this site (format {version}).',
      description: 'Why a file cannot be loaded',
    },
    missingList: {
      id: 'catalog.historyFile.missingList',
      defaultMessage: 'The list “{list}” is missing from it.',
      description: 'Why a file cannot be loaded; {list} is a word in the file: titles, chapters or favorites',
    },
    badEntry: {
      id: 'catalog.historyFile.badEntry',
      defaultMessage: 'In the list “{list}”, entry {entry}, the value of “{field}” is missing or wrong.',
      description: 'Why a file cannot be loaded; {list} and {field} are words in the file',
    },
  }),
};
