import type { PageTexts } from './PageTexts';

export const en: PageTexts = {
  pages: {
    '/updates': {
      name: 'Updates',
      description:
        'Read serialized comics in seven languages, free and without an account: new chapters every week, one page or one panel at a time.',
    },
    '/featured': {
      name: 'Featured',
      description: 'Comics that the editors recommend, picked by hand: a story for tonight and a shelf for every mood.',
    },
    '/manga_list/all': {
      name: 'All – Manga List',
      description: 'Every series on the site, in all the languages that it is told in. Free to read, no account needed.',
    },
    '/manga_list/hot': {
      name: 'Hot – Manga List',
      description: 'What readers open most right now: the ranking of series, from the hottest down.',
    },
    '/manga_list/updated': {
      name: 'Updated – Manga List',
      description: 'Series with new chapters, the latest first.',
    },
    '/favorited': {
      name: 'Favorited',
      description: 'Your favorite series, kept for this browser, with what is new in them.',
    },
    '/history': {
      name: 'History',
      description: 'What you have read in this browser, and where you stopped.',
    },
    '/calendar': {
      name: 'Upcoming chapters',
      description: 'Which chapters come on which day of the week, as a calendar that you can subscribe to.',
    },
    '/search_result': {
      name: 'Search',
      description: 'Search series by title and author, in the languages you read.',
    },
    '/announcement': {
      name: 'News and Events',
      description: 'News of the service: new features, events, and when the site is being worked on.',
    },
    '/help': {
      name: 'Help/FAQs',
      description: 'Answers to what readers ask: chapters, languages, reading modes, favorites and more.',
    },
    '/feedback': {
      name: 'Feedback',
      description: 'Tell us what is broken or missing. We read every message.',
    },
    '/legal/privacy': {
      name: 'Privacy Policy',
      description: 'What this site keeps about its readers, and what it does not.',
    },
    '/legal/terms': {
      name: 'Terms of Service',
      description: 'The terms under which the comics on this site can be read.',
    },
    '/legal/copyright': {
      name: 'Copyrights',
      description: 'Who holds the rights in the works on this site.',
    },
    '/about_us': {
      name: 'About Us',
      description: 'Who we are: comics from all over, read in seven languages, one page at a time.',
    },
  },
  errors: {
    '/error': 'Page Not Found',
    '/maintenance': 'We are redrawing a few lines',
    '/blocking': 'Not available in your region',
  },
  unreadable: 'This chapter cannot be opened',
  survey: 'Reader survey',
  comments: 'Comments on {chapter}',
  news: 'News from {publisher}',
};
