import { defineMessages } from 'react-intl';

export const faqMessages = defineMessages({
  title: {
    id: 'engagement.faq.title',
    defaultMessage: 'Help and FAQs',
    description: 'Heading of the list of questions and answers inside the app',
  },
});

/** spec §2: placeholder content. Questions that every reader has, until the library brings a publisher's own. */
export const faqQuestions = defineMessages({
  account: {
    id: 'engagement.faq.accountQuestion',
    defaultMessage: 'Do I need an account?',
    description: 'Question',
  },
  chapters: {
    id: 'engagement.faq.chaptersQuestion',
    defaultMessage: 'Why can’t I read the chapters in the middle?',
    description: 'Question',
  },
  language: {
    id: 'engagement.faq.languageQuestion',
    defaultMessage: 'How do I change the language?',
    description: 'Question',
  },
  favourites: {
    id: 'engagement.faq.favouritesQuestion',
    defaultMessage: 'Where are my favorites kept?',
    description: 'Question',
  },
  comments: {
    id: 'engagement.faq.commentsQuestion',
    defaultMessage: 'How do I write a comment?',
    description: 'Question',
  },
  loading: {
    id: 'engagement.faq.loadingQuestion',
    defaultMessage: 'A page does not load. What can I do?',
    description: 'Question; a page of a comic is meant',
  },
});

export const faqAnswers = defineMessages({
  account: {
    id: 'engagement.faq.accountAnswer',
    defaultMessage: 'No. Open a title and start reading; there is nothing to sign up for.',
    description: 'Answer to "Do I need an account?"',
  },
  chapters: {
    id: 'engagement.faq.chaptersAnswer',
    defaultMessage:
      'The first chapters and the latest ones can be read here. The ones in between are not available.',
    description: 'Answer to "Why can’t I read the chapters in the middle?"',
  },
  language: {
    id: 'engagement.faq.languageAnswer',
    defaultMessage:
      'Press the language button at the top. There you choose the language of the site, and in which languages you want to see comics.',
    description: 'Answer to "How do I change the language?"',
  },
  favourites: {
    id: 'engagement.faq.favouritesAnswer',
    defaultMessage:
      'They belong to the browser or app in which you added them. If you delete its data, your favorites are gone too.',
    description: 'Answer to "Where are my favorites kept?"',
  },
  comments: {
    id: 'engagement.faq.commentsAnswer',
    defaultMessage: 'Comments are written in the app. On the web you can read and like them.',
    description: 'Answer to "How do I write a comment?"',
  },
  loading: {
    id: 'engagement.faq.loadingAnswer',
    defaultMessage:
      'Check your connection, then press “Try again” on the page. On a slow network, choose a lower resolution in the reader’s settings.',
    description: 'Answer to "A page does not load. What can I do?"; “Try again” is the name of a button',
  },
});
