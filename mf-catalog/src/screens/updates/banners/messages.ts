import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: {
      id: 'catalog.banners.label',
      defaultMessage: 'On the front page',
      description: 'Name of the row of large rotating pictures at the top of Home, for screen readers',
    },
    carousel: {
      id: 'catalog.banners.carousel',
      defaultMessage: 'carousel',
      description: 'What kind of thing the rotating banners are, for screen readers',
    },
    previous: {
      id: 'catalog.banners.previous',
      defaultMessage: 'Previous banner',
      description: 'Button beside the banners',
    },
    next: { id: 'catalog.banners.next', defaultMessage: 'Next banner', description: 'Button beside the banners' },
    pause: {
      id: 'catalog.banners.pause',
      defaultMessage: 'Stop the banners',
      description: 'Button that keeps the rotating banners still',
    },
    play: {
      id: 'catalog.banners.play',
      defaultMessage: 'Let the banners rotate',
      description: 'Button that lets the banners rotate again',
    },
  }),
  ...defineMessages<{
    banner: { number: number; count: number };
    show: { number: number; count: number };
  }>({
    banner: {
      id: 'catalog.banners.banner',
      defaultMessage: 'Banner {number} of {count}',
      description: 'Name of a banner whose target has no name of its own',
    },
    show: {
      id: 'catalog.banners.show',
      defaultMessage: 'Show banner {number} of {count}',
      description: 'Small button under the banners that jumps to one of them',
    },
  }),
};
