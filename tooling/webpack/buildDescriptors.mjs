import ts from 'typescript';
import { compiledMessage } from './compiledMessages.mjs';

const DEFINERS = new Set(['defineMessage', 'defineMessages']);

/**
 * A TypeScript transformer that removes the parts of a message that readers never see: notes for translators, and the English
 * text of a remote, which its English messages file also contains. It parses the English that stays, because the page has no
 * parser.
 *
 * @param {readonly string[]} unseen properties of a message descriptor
 * @returns {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
export function buildDescriptors(unseen) {
  return (context) => {
    const inDescriptors = (node) => {
      const inner = ts.visitEachChild(node, inDescriptors, context);
      if (!ts.isObjectLiteralExpression(inner) || !inner.properties.some((property) => nameOf(property) === 'id')) return inner;
      const seen = inner.properties.filter((property) => !unseen.includes(nameOf(property)));
      return context.factory.updateObjectLiteralExpression(inner, seen.map(withParsedText));
    };
    const anywhere = (node) => {
      const isDefinition = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && DEFINERS.has(node.expression.text);
      return ts.visitEachChild(node, isDefinition ? inDescriptors : anywhere, context);
    };
    return (file) => ts.visitNode(file, anywhere);
  };
}

function withParsedText(property) {
  if (nameOf(property) !== 'defaultMessage' || !ts.isStringLiteralLike(property.initializer)) return property;
  const compiled = compiledMessage(property.initializer.text);
  if (typeof compiled === 'string') return property;
  return ts.factory.updatePropertyAssignment(property, property.name, literalOf(compiled));
}

/** Converts data into a literal expression. */
function literalOf(value) {
  if (Array.isArray(value)) return ts.factory.createArrayLiteralExpression(value.map(literalOf));
  if (typeof value === 'string') return ts.factory.createStringLiteral(value);
  if (typeof value === 'number') return ts.factory.createNumericLiteral(value);
  if (typeof value === 'boolean') return value ? ts.factory.createTrue() : ts.factory.createFalse();
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
  return ts.factory.createObjectLiteralExpression(
    entries.map(([key, inner]) => ts.factory.createPropertyAssignment(ts.factory.createStringLiteral(key), literalOf(inner))),
  );
}

function nameOf(property) {
  return property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
}
