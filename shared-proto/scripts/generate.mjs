// Generates src/generated/ and the reference in docs/wire.md from proto/. `--check` compares instead of writing, for CI.
// The server gets protobufjs' static code; browsers get small tables that src/decode.ts interprets
// (no code generation at run time, so a strict content security policy can run them).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';
import pbjs from 'protobufjs-cli/pbjs.js';
import { tablesSource } from './tablesSource.mjs';
import { typesSource } from './typesSource.mjs';
import { withWireReference } from './wireReference.mjs';

const PACKAGE_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PROTO_DIR = path.join(PACKAGE_DIR, 'proto');
const ROOT = path.resolve(PACKAGE_DIR, '..');
const OUT_DIR = path.join(PACKAGE_DIR, 'src', 'generated');
const WIRE_PAGE = path.join(ROOT, 'docs', 'wire.md');
const FIX_COMMAND = 'npm run proto';

const protoFiles = readdirSync(PROTO_DIR)
  .filter((name) => name.endsWith('.proto'))
  .sort()
  .map((name) => path.join(PROTO_DIR, name));

/** protobufjs' own code, encode and decode. `-r` separates its global root from that of other users of the library. */
function staticModule() {
  const flags = '-t static-module -w esm -r komawari --keep-case --no-comments --force-number';
  const without = '--no-service --no-verify --no-delimited --no-typeurl --no-create';
  return new Promise((resolve, reject) => {
    pbjs.main([...flags.split(' '), ...without.split(' '), ...protoFiles], (error, output) =>
      error ? reject(error) : resolve(output),
    );
  });
}

/** The few types that encode.ts and the tests need. pbjs would write 290 kB of them. */
const STATIC_MODULE_TYPES = `export interface StaticMessage {
  encode(message: object): { finish(): Uint8Array };
  decode(bytes: Uint8Array): object;
  toObject(message: object, options: { enums: typeof String }): object;
}
export const komawari: { Response: StaticMessage };
`;

function reflection() {
  const root = new protobuf.Root();
  root.loadSync(protoFiles, { keepCase: true, alternateCommentMode: true });
  root.resolveAll();
  return root.lookup('komawari');
}

/** Every output file with its text. */
async function outputs() {
  const namespace = reflection();
  const banner = `// Generated from proto/ by \`${FIX_COMMAND}\`. Do not edit.\n`;
  const generated = (name) => path.join(OUT_DIR, name);
  return new Map([
    [generated('wire.js'), banner + (await staticModule())],
    [generated('wire.d.ts'), banner + STATIC_MODULE_TYPES],
    [generated('wireTypes.ts'), banner + typesSource(namespace)],
    [generated('wireTables.ts'), banner + tablesSource(namespace)],
    [WIRE_PAGE, withWireReference(readFileSync(WIRE_PAGE, 'utf8'), namespace)],
  ]);
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function check(files) {
  const stale = [...files].filter(([file, text]) => readOrEmpty(file) !== text).map(([file]) => file);
  const unknown = readdirSync(OUT_DIR)
    .map((name) => path.join(OUT_DIR, name))
    .filter((file) => !files.has(file));
  for (const file of stale) console.error(`${path.relative(ROOT, file)} does not match shared-proto/proto.`);
  for (const file of unknown) console.error(`${path.relative(ROOT, file)} has no source: delete it.`);
  if (stale.length > 0) console.error(`Run \`${FIX_COMMAND}\` and commit the result.`);
  if (stale.length + unknown.length > 0) process.exitCode = 1;
}

function write(files) {
  mkdirSync(OUT_DIR, { recursive: true });
  for (const [file, text] of files) writeFileSync(file, text);
}

const files = await outputs();
if (process.argv.includes('--check')) check(files);
else write(files);
