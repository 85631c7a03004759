// Generates src/generated/ from proto/. `--check` compares instead of writing, for CI.
// The server gets protobufjs' static code; browsers get small tables that src/decode.ts interprets
// (no code generation at run time, so a strict content security policy can run them).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';
import pbjs from 'protobufjs-cli/pbjs.js';
import { tablesSource } from './tablesSource.mjs';
import { typesSource } from './typesSource.mjs';

const PACKAGE_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PROTO_DIR = path.join(PACKAGE_DIR, 'proto');
const OUT_DIR = path.join(PACKAGE_DIR, 'src', 'generated');
const FIX_COMMAND = 'npm run proto';

const protoFiles = readdirSync(PROTO_DIR)
  .filter((name) => name.endsWith('.proto'))
  .sort()
  .map((name) => path.join(PROTO_DIR, name));

/** protobufjs' own code, encode and decode. `-r` keeps its global root apart from other users of the library. */
function staticModule() {
  const flags = '-t static-module -w esm -r komawari --keep-case --no-comments --force-number';
  const without = '--no-service --no-verify --no-convert --no-delimited --no-typeurl --no-create';
  return new Promise((resolve, reject) => {
    pbjs.main([...flags.split(' '), ...without.split(' '), ...protoFiles], (error, output) =>
      error ? reject(error) : resolve(output),
    );
  });
}

/** The few types that encode.ts and the tests need; pbjs would write 290 kB of them. */
const STATIC_MODULE_TYPES = `export interface StaticMessage {
  encode(message: object): { finish(): Uint8Array };
  decode(bytes: Uint8Array): object;
}
export const komawari: { Response: StaticMessage };
`;

function reflection() {
  const root = new protobuf.Root();
  root.loadSync(protoFiles, { keepCase: true, alternateCommentMode: true });
  root.resolveAll();
  return root.lookup('komawari');
}

async function outputs() {
  const namespace = reflection();
  const banner = `// Generated from proto/ by \`${FIX_COMMAND}\`. Do not edit.\n`;
  return {
    'wire.js': banner + (await staticModule()),
    'wire.d.ts': banner + STATIC_MODULE_TYPES,
    'wireTypes.ts': banner + typesSource(namespace),
    'wireTables.ts': banner + tablesSource(namespace),
  };
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function check(files) {
  const stale = Object.keys(files).filter((name) => readOrEmpty(path.join(OUT_DIR, name)) !== files[name]);
  const unknown = readdirSync(OUT_DIR).filter((name) => !(name in files));
  for (const name of stale) console.error(`shared-proto/src/generated/${name} does not match shared-proto/proto.`);
  for (const name of unknown) console.error(`shared-proto/src/generated/${name} has no source: delete it.`);
  if (stale.length > 0) console.error(`Run \`${FIX_COMMAND}\` and commit the result.`);
  if (stale.length + unknown.length > 0) process.exitCode = 1;
}

function write(files) {
  mkdirSync(OUT_DIR, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(OUT_DIR, name), text);
}

const files = await outputs();
if (process.argv.includes('--check')) check(files);
else write(files);
