import ts from 'typescript';
import { compiledMessage } from './compiledMessages.mjs';

const DEFINERS = new Set(['defineMessage', 'defineMessages']);

/**
 * A transformer of TypeScript that leaves out what readers never see of a message (notes for translators, and the English
 * of a remote, which has it in its file of English words too) and parses the English that stays, for no parser is on the page.
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

/** Data as it is written in code. */
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
