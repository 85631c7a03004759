import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: { id: 'viewer.keys.heading', defaultMessage: 'Keys', description: 'Title of the list of keys' },
    close: { id: 'viewer.keys.close', defaultMessage: 'Close', description: 'Closes the list of keys' },
    letters: {
      id: 'viewer.keys.letters',
      defaultMessage: 'Single-letter keys',
      description: 'Switch: letters, digits and signs do something',
    },
    space: { id: 'viewer.keys.space', defaultMessage: 'Space', description: 'Name of a key, as printed on it' },
    refused: {
      id: 'viewer.keys.refused',
      defaultMessage: 'That key belongs to the browser. Press another one.',
      description: 'When a key was pressed that cannot be used',
    },
    swap: { id: 'viewer.keys.swap', defaultMessage: 'Swap', description: 'Button: two actions exchange their keys' },
    move: {
      id: 'viewer.keys.move',
      defaultMessage: 'Use it here',
      description: 'Button: the key is taken from the other action',
    },
    remove: { id: 'viewer.keys.remove', defaultMessage: 'Remove this key', description: 'Button' },
    cancel: { id: 'viewer.keys.cancel', defaultMessage: 'Cancel', description: 'Button: everything stays as it is' },
    resetShort: {
      id: 'viewer.keys.resetShort',
      defaultMessage: 'Reset',
      description: 'Button beside one action: its keys as they came',
    },
    resetAll: { id: 'viewer.keys.resetAll', defaultMessage: 'Reset all keys', description: 'Button' },
  }),
  ...defineMessages<{
    change: { action: string; key: string };
    add: { action: string };
    reset: { action: string };
    press: { action: string };
    taken: { key: string; other: string };
  }>({
    change: {
      id: 'viewer.keys.change',
      defaultMessage: '{action}: {key}. Change this key',
      description: 'Name of the button that is a key',
    },
    add: { id: 'viewer.keys.add', defaultMessage: '{action}: add a key', description: 'Name of a button with a plus sign' },
    reset: {
      id: 'viewer.keys.reset',
      defaultMessage: 'Reset: {action}',
      description: 'Name of the button that gives an action its keys back',
    },
    press: { id: 'viewer.keys.press', defaultMessage: 'Press the key for “{action}”.', description: 'While waiting for a key' },
    taken: {
      id: 'viewer.keys.taken',
      defaultMessage: '{key} already does something: “{other}”.',
      description: 'When the key that was pressed belongs to another action',
    },
  }),
};
