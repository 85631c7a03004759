import fc from 'fast-check';

/** How many cases a fuzz test runs: this number, or the value of `PROPERTY_RUNS` (tooling/testing/seededProperties.cjs). */
export function fuzzRuns(cases: number): { numRuns: number; timeout: number; limitMs: number } {
  const numRuns = Number(process.env.PROPERTY_RUNS ?? cases);
  return { numRuns, timeout: HANG_MS, limitMs: 60_000 + numRuns * SLOW_MS };
}

/** A case that takes this long hangs, however busy the machine is. */
const HANG_MS = 20_000;

/** The duration of one case on a busy machine. */
const SLOW_MS = 100;

/** Texts that have broken programs before, and any others. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '0', '-0', '-1', '1.5', '1e9', '2147483648', '4294967295', '4294967296', '99999999999999999999', 'NaN', '٣'],
    ...['..', '../../etc/passwd', '%', '%00', '%ff', '%E0%A4%A', '%2e%2e%2f', '\0', '\u2028', '\ud800', '\ufeff', 'a\r\nb: c'],
    ...['__proto__', 'constructor', 'toString', 'null', 'true', '[]', '{}', "' or 1=1--", '${7*7}', '</script>', '\\', '"'],
    ...['x'.repeat(5_000), '界'.repeat(2_000), '(a+)+$', '*', '/', '//', 'javascript:0', 'file:///etc/passwd'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer().map(String),
);

/** JSON of any shape, with property names that every object inherits. */
export const hostileJson = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    [],
    {},
    [[]],
    Array(3_000).fill(0),
    JSON.parse('{"__proto__":{"a":1}}'),
  ),
  // Deep enough for recursive code, and not too deep for the tools that print a case.
  fc.nat({ max: 300 }).map(nested),
);

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Which part of a document to change, and the new value. Undefined deletes the part. */
export const jsonChange = fc.record({ at: fc.nat(), to: fc.option(hostileJson, { nil: undefined }) });

/** A copy of a document with one part changed. */
export function changedJson(document: unknown, { at, to }: { at: number; to?: unknown }): unknown {
  const copy: unknown = structuredClone(document);
  const places = placesIn(copy);
  const place = places[at % places.length];
  if (!place) return to;
  if (to === undefined) delete place.holder[place.key];
  else place.holder[place.key] = to;
  return copy;
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder; // An array is one, too.
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** Where to change bytes, and how. */
export const byteChange = fc.record({
  kind: fc.constantFrom('flip', 'cut', 'insert', 'repeat', 'zero'),
  at: fc.nat(),
  length: fc.nat({ max: 64 }),
  bytes: fc.uint8Array({ maxLength: 32 }),
});

type ByteChange = typeof byteChange extends fc.Arbitrary<infer Value> ? Value : never;

/** A copy of some bytes with one change. */
export function changedBytes(bytes: Uint8Array, { kind, at, length, bytes: others }: ByteChange): Buffer {
  const from = bytes.length === 0 ? 0 : at % bytes.length;
  const [before, rest] = [bytes.subarray(0, from), bytes.subarray(from)];
  if (kind === 'cut') return Buffer.concat([before, rest.subarray(length)]);
  if (kind === 'insert') return Buffer.concat([before, others, rest]);
  if (kind === 'repeat') return Buffer.concat([before, rest.subarray(0, length), rest]);
  const changed = Buffer.from(bytes);
  if (kind === 'zero') changed.fill(0, from, Math.min(from + length, changed.length));
  else for (const [index, byte] of others.entries()) if (from + index < changed.length) changed[from + index]! ^= byte; // Exists.
  return changed;
}
