import { defineMessages } from 'react-intl';

export const safeHtmlMessages = defineMessages({
  opensTab: {
    id: 'engagement.safeHtml.opensTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Read out after the text of a link that leaves the site',
  },
});
