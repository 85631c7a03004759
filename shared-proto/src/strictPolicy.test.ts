import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { encodeResponse } from './encode';
import { aMangaViewer, aSuccess } from './fixtures';

const PACKAGE_DIR = path.join(__dirname, '..');

/** Runs a module with code generation from strings disabled, as a content security policy does. */
function runWithoutEval(source: string): string {
  const flags = ['--disallow-code-generation-from-strings', '--import', 'tsx', '--input-type=module'];
  return execFileSync(process.execPath, [...flags, '--eval', source], { cwd: PACKAGE_DIR, encoding: 'utf8' });
}

test('decoding runs without eval', () => {
  const bytes = encodeResponse(aSuccess({ kind: 'mangaViewer', value: aMangaViewer() }));
  const output = runWithoutEval(`
    import { decodeResponse, viewOf } from './src/index.ts';
    let refused = false;
    try { new Function('return 1'); } catch (error) { refused = error instanceof EvalError; }
    const bytes = Uint8Array.from(${JSON.stringify([...bytes])});
    console.log(refused, viewOf(decodeResponse(bytes), 'mangaViewer').titleName);
  `);
  expect(output.trim()).toBe('true The Lantern Keeper');
});

test('generated code matches its source', () => {
  const output = execFileSync(process.execPath, ['scripts/generate.mjs', '--check'], { cwd: PACKAGE_DIR, encoding: 'utf8' });
  expect(output).toBe('');
});
