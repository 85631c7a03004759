import { defineMessages } from 'react-intl';

export const muteMessages = {
  ...defineMessages({
    mute: {
      id: 'comments.mute.mute',
      defaultMessage: 'Mute',
      description: 'Button below a comment: no more comments by this person',
    },
    unmute: {
      id: 'comments.mute.unmute',
      defaultMessage: 'Unmute',
      description: 'Button below a comment by somebody who is muted',
    },
    undo: { id: 'comments.mute.undo', defaultMessage: 'Undo', description: 'Button beside the note that somebody is muted now' },
    show: { id: 'comments.mute.show', defaultMessage: 'Show', description: 'Button beside the number of muted comments' },
    hide: {
      id: 'comments.mute.hide',
      defaultMessage: 'Hide',
      description: 'Button beside the number of muted comments, while they are shown',
    },
  }),
  ...defineMessages<{
    muteName: { name: string };
    unmuteName: { name: string };
    note: { name: string };
    count: { count: number };
  }>({
    muteName: {
      id: 'comments.mute.muteName',
      defaultMessage: 'Mute {name}',
      description: 'Name of the button "Mute" for screen readers',
    },
    unmuteName: {
      id: 'comments.mute.unmuteName',
      defaultMessage: 'Unmute {name}',
      description: 'Name of the button "Unmute" for screen readers',
    },
    note: {
      id: 'comments.mute.note',
      defaultMessage: 'You will not see comments by {name} any more.',
      description: 'Stands where the comment was whose writer has just been muted',
    },
    count: {
      id: 'comments.mute.count',
      defaultMessage: '{count, plural, one {# muted comment} other {# muted comments}}',
      description: 'Line above the comments, with a button that shows them',
    },
  }),
};
