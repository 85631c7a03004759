import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The exports of a TypeScript file with plain data or pure functions. The file may import only types. */
export async function readData(file) {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  try {
    return await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
  } catch (error) {
    throw new Error(`${file} cannot be read as plain data (only types may be imported there): ${error.message}`, {
      cause: error,
    });
  }
}
