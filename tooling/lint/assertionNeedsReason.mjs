/**
 * `as`, `<T>` and `!` tell the compiler what it cannot see. A person who reads the line cannot see it either, so a comment on
 * that line or the one above must say why it is true (docs/decisions/0043-names-and-assertions.md). `as const` asserts nothing.
 */

/** @type {import('eslint').Rule.RuleModule} */
export const assertionNeedsReason = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      reason: 'Find a type that needs no `{{sign}}`, or say in a comment on this line or the one above why it holds.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const commented = new Set();
    for (const { loc } of sourceCode.getAllComments()) {
      for (let line = loc.start.line; line <= loc.end.line; line += 1) commented.add(line);
    }
    const hasReason = ({ line }) => commented.has(line) || commented.has(line - 1);
    const check = (node, sign, token) => {
      if (!hasReason(token.loc.start) && !hasReason(node.loc.start))
        context.report({ loc: token.loc, messageId: 'reason', data: { sign } });
    };
    return {
      TSNonNullExpression: (node) => check(node, '!', sourceCode.getLastToken(node)),
      TSTypeAssertion: (node) => check(node, '<T>', sourceCode.getFirstToken(node)),
      TSAsExpression(node) {
        const { typeAnnotation, expression } = node;
        if (typeAnnotation.type === 'TSTypeReference' && typeAnnotation.typeName.name === 'const') return;
        check(
          node,
          'as',
          sourceCode.getTokenAfter(expression, ({ value }) => value === 'as'),
        );
      },
    };
  },
};
