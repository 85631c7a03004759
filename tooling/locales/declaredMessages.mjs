import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** Every message that a package's code declares with `defineMessages`: id, text and description, with the file it stands in. */
export function declaredMessages(dir) {
  return sourceFiles(join(dir, 'src')).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('defineMessage') ? messagesIn(relative(dir, file), text) : [];
  });
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? [path] : [];
  });
}

function messagesIn(file, text) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ['defineMessages', 'defineMessage'].includes(node.expression.getText(source))) {
      node.arguments.forEach(collect);
    }
    ts.forEachChild(node, visit);
  };
  const collect = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const fields = stringFields(node);
      if (fields.id !== undefined) found.push({ file, ...fields });
    }
    ts.forEachChild(node, collect);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  visit(source);
  return found;
}

function stringFields(node) {
  const strings = node.properties.filter(
    (property) => ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer),
  );
  return Object.fromEntries(strings.map(({ name, initializer }) => [name.text, initializer.text]));
}
