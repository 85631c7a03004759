/** Readers see text in seven languages, so markup must not contain any text (docs/architecture.md). */

/** @type {import('eslint').Rule.RuleModule} */
export const noWordsInMarkup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      words: 'Text belongs in messages.ts and the seven locale files: <FormattedMessage {...messages.name} />.',
    },
  },
  create(context) {
    return {
      JSXText(node) {
        if (/\p{L}{2,}/u.test(node.value)) context.report({ node, messageId: 'words' });
      },
    };
  },
};
