import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../workspace.mjs';

/** The routes that a remote declares, and the version of the contract that it is built for. Both files hold data only. */
export async function readContract(dir) {
  const { routes } = await evaluate(join(dir, 'src/routes.ts'));
  const { CONTRACT_VERSION } = await evaluate(join(ROOT, 'shared-state/src/contract/version.ts'));
  if (!Array.isArray(routes)) throw new Error(`${join(dir, 'src/routes.ts')} has to export \`routes\`, a list.`);
  return { routes, contract: CONTRACT_VERSION };
}

async function evaluate(file) {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  try {
    return await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
  } catch (error) {
    throw new Error(`${file} cannot be read as plain data (only types may be imported there): ${error.message}`, { cause: error });
  }
}
