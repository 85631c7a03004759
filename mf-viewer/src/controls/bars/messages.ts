import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    top: {
      id: 'viewer.bars.top',
      defaultMessage: 'Chapter and settings',
      description: 'Name of the bar at the top of the viewer',
    },
    bottom: {
      id: 'viewer.bars.bottom',
      defaultMessage: 'Place in the chapter',
      description: 'Name of the bar at the foot of the viewer',
    },
    settings: { id: 'viewer.bars.settings', defaultMessage: 'Reading settings', description: 'Button that opens the settings' },
    fullscreen: { id: 'viewer.bars.fullscreen', defaultMessage: 'Full screen', description: 'Button' },
    leaveFullscreen: { id: 'viewer.bars.leaveFullscreen', defaultMessage: 'Leave full screen', description: 'Button' },
    overview: { id: 'viewer.bars.overview', defaultMessage: 'All pages', description: 'Button that opens the grid of all pages' },
  }),
  ...defineMessages<{
    home: { site: string };
    chapters: { chapter: string };
    nextChapter: { chapter: string };
    previousChapter: { chapter: string };
    comments: { count: number };
  }>({
    home: {
      id: 'viewer.bars.home',
      defaultMessage: '{site}, home',
      description: 'Name of the logo link; site is what the site is called',
    },
    chapters: {
      id: 'viewer.bars.chapters',
      defaultMessage: '{chapter}: choose a chapter',
      description: 'Button that shows the name of the chapter and opens the list of chapters',
    },
    nextChapter: {
      id: 'viewer.bars.nextChapter',
      defaultMessage: 'Next chapter: {chapter}',
      description: 'Link to the chapter after this one',
    },
    previousChapter: {
      id: 'viewer.bars.previousChapter',
      defaultMessage: 'Previous chapter: {chapter}',
      description: 'Link to the chapter before this one',
    },
    comments: {
      id: 'viewer.bars.comments',
      defaultMessage: '{count, plural, =0 {Comments} one {# comment} other {# comments}}',
      description: 'Link to the comments of the chapter',
    },
  }),
};
