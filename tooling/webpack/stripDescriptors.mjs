import ts from 'typescript';

const DEFINERS = new Set(['defineMessage', 'defineMessages']);

/**
 * A transformer of TypeScript that leaves out what readers never see of a message: notes for translators, and the English
 * of a remote, which has it in its file of English words too.
 *
 * @param {readonly string[]} unseen properties of a message descriptor
 * @returns {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
export function stripDescriptors(unseen) {
  return (context) => {
    const inDescriptors = (node) => {
      const inner = ts.visitEachChild(node, inDescriptors, context);
      if (!ts.isObjectLiteralExpression(inner) || !inner.properties.some((property) => nameOf(property) === 'id')) return inner;
      const seen = inner.properties.filter((property) => !unseen.includes(nameOf(property)));
      return context.factory.updateObjectLiteralExpression(inner, seen);
    };
    const anywhere = (node) => {
      const isDefinition = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && DEFINERS.has(node.expression.text);
      return ts.visitEachChild(node, isDefinition ? inDescriptors : anywhere, context);
    };
    return (file) => ts.visitNode(file, anywhere);
  };
}

function nameOf(property) {
  return property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
}
