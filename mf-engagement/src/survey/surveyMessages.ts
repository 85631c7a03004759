import { defineMessage, defineMessages } from 'react-intl';

export const surveyMessages = defineMessages({
  title: { id: 'engagement.survey.title', defaultMessage: 'Reader survey', description: 'Heading of the survey' },
  optional: {
    id: 'engagement.survey.optional',
    defaultMessage: 'You may skip this question.',
    description: 'Under a question that needs no answer',
  },
  missing: {
    id: 'engagement.survey.missing',
    defaultMessage: 'Please choose the answer.',
    description: 'Under a question that was passed over',
  },
  ownWords: {
    id: 'engagement.survey.ownWords',
    defaultMessage: 'In your own words',
    description: 'Label of the text field that belongs to the option "Other"',
  },
  submit: { id: 'engagement.survey.submit', defaultMessage: 'Send answers', description: 'Button' },
  answeredTitle: {
    id: 'engagement.survey.answeredTitle',
    defaultMessage: 'You have taken part already. Thank you!',
    description: 'The reader has answered the survey before',
  },
  doneTitle: {
    id: 'engagement.survey.doneTitle',
    defaultMessage: 'We have your answers. Thank you!',
    description: 'The survey has just been sent',
  },
  doneText: {
    id: 'engagement.survey.doneText',
    defaultMessage: 'They help to decide what comes next.',
    description: 'Under "Your answers are with us."',
  },
});

export const introMessage = defineMessage<{ count: number }>({
  id: 'engagement.survey.intro',
  defaultMessage: '{count} questions, about five minutes. Nobody learns who you are.',
  description: 'Under the heading of the survey; the answers are anonymous',
});

export const upToMessage = defineMessage<{ limit: number }>({
  id: 'engagement.survey.upTo',
  defaultMessage: 'Choose up to {limit}.',
  description: 'Under a question with several answers; the limit is 3 or 6',
});

export const tooManyMessage = defineMessage<{ limit: number }>({
  id: 'engagement.survey.tooMany',
  defaultMessage:
    '{limit, plural, =3 {please answer up to three answers.} =6 {please answer up to six answers.} one {please answer up to # answer.} other {please answer up to # answers.}}',
  description: 'Under a question with more answers than it may have',
});

export const toGoMessage = defineMessage<{ count: number }>({
  id: 'engagement.survey.toGo',
  defaultMessage: '{count, plural, one {# question to go} other {# questions to go}}',
  description: 'Beside the button that sends the survey, while questions are open or have too many answers',
});
