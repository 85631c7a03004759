import fc from 'fast-check';
import { decodeResponse, MAX_RESPONSE_BYTES } from './decode';
import { encodeResponse } from './encode';
import { aMangaViewer, aSuccess, aTitleDetail } from './fixtures';
import { WireError } from './WireError';

/** The code of the WireError, '' if the bytes are fine. Anything else that is thrown fails the test. */
function codeOf(bytes: Uint8Array): string {
  try {
    decodeResponse(bytes);
    return '';
  } catch (error) {
    if (error instanceof WireError) return error.code;
    throw error;
  }
}

/** `inner` as the length-delimited field `number`. */
function field(number: number, inner: Uint8Array): Uint8Array {
  const head: number[] = [];
  for (let rest of [number * 8 + 2, inner.length]) {
    for (; rest > 0x7f; rest >>>= 7) head.push((rest & 0x7f) | 0x80);
    head.push(rest);
  }
  const result = new Uint8Array(head.length + inner.length);
  result.set(head);
  result.set(inner, head.length);
  return result;
}

function success(inner: Uint8Array): Uint8Array {
  return field(1, inner);
}

test.each([
  ['title detail', encodeResponse(aSuccess({ kind: 'titleDetailView', value: aTitleDetail() }))],
  ['viewer', encodeResponse(aSuccess({ kind: 'mangaViewer', value: aMangaViewer() }))],
])('%s truncated at any byte is rejected as truncated', (_, bytes) => {
  expect(codeOf(bytes)).toBe('');
  expect(codeOf(bytes.subarray(0, 0))).toBe('empty');
  for (let length = 1; length < bytes.length; length++) expect(codeOf(bytes.subarray(0, length))).toBe('truncated');
});

test('a change of any byte gives a WireError or another response', () => {
  const bytes = encodeResponse(aSuccess({ kind: 'mangaViewer', value: aMangaViewer() }));
  for (let at = 0; at < bytes.length; at++) {
    for (const flip of [0x01, 0x07, 0x80, 0xff]) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ flip;
      codeOf(damaged);
    }
  }
});

test('random bytes throw nothing but WireError', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void codeOf(bytes)),
    { numRuns: 3000 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void codeOf(success(bytes))),
    { numRuns: 3000 },
  );
});

test.each([
  ['field number 0', 'malformed', [0x00, 0x00]],
  ['wire type 6', 'malformed', [0x0e]],
  ['an end of group without its start', 'malformed', [0x0c]],
  ['a group that ends as another', 'malformed', [0x1b, 0x24]],
  ['a group without end', 'truncated', [0x1b, 0x18, 0x01]],
  ['a tag of more than 32 bits', 'malformed', [0xff, 0xff, 0xff, 0xff, 0x7f]],
  ['a number of eleven bytes', 'malformed', [0x18, ...Array<number>(10).fill(0xff), 0x01]],
  ['a length of 4 GiB', 'truncated', [0x0a, 0xff, 0xff, 0xff, 0xff, 0x0f]],
  ['an inner length beyond its message', 'malformed', [0x0a, 2, 0x12, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['text that is not UTF-8', 'malformed', [0x12, 3, 0x22, 1, 0xff]],
  ['long text that is not UTF-8', 'malformed', [0x12, 62, 0x22, 60, ...Array<number>(60).fill(0xc0)]],
])('%s is %s', (_, code, values) => {
  expect(codeOf(Uint8Array.from(values))).toBe(code);
});

test('a WireError contains the offset at which decoding stopped', () => {
  expect(() => decodeResponse(Uint8Array.from([0x0a, 5, 0x08]))).toThrow(
    expect.objectContaining({ name: 'WireError', code: 'truncated', offset: 2 }),
  );
});

test('rejects more bytes than the limit', () => {
  expect(codeOf(new Uint8Array(MAX_RESPONSE_BYTES + 1))).toBe('oversized');
});

/** Groups within each other, each with its end. */
function nestedGroups(depth: number): Uint8Array {
  return Uint8Array.from([...Array<number>(depth).fill(0x1b), ...Array<number>(depth).fill(0x1c)]);
}

test('nested groups are skipped up to a limited depth', () => {
  expect(codeOf(success(nestedGroups(30)))).toBe('');
  for (const depth of [40, 1_000_000]) expect(codeOf(success(nestedGroups(depth)))).toBe('malformed');
});

test('messages nested 2000 deep in an unknown field are skipped', () => {
  let bytes: Uint8Array = new Uint8Array(0);
  for (let depth = 0; depth < 2000; depth++) bytes = field(1, bytes);
  expect(codeOf(success(field(2000, bytes)))).toBe('');
});

/** The processor time of this process. Other load on the machine must not make the reader look slow. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test('rejects small bytes that decode to many objects, in bounded time', () => {
  // 8 million empty titles or empty chapters in 16 MB, and as many empty strings.
  const pairs = (tag: number) => new Uint8Array(MAX_RESPONSE_BYTES - 64).map((_, at) => (at % 2 ? 0 : tag));
  const started = processorMs();
  expect(codeOf(success(field(5, pairs(0x0a))))).toBe('oversized');
  expect(codeOf(success(field(8, pairs(0x4a))))).toBe('oversized');
  expect(codeOf(success(field(3, field(5, field(1, pairs(0x1a))))))).toMatch(/^$|oversized/);
  expect(processorMs() - started).toBeLessThan(10_000);
});

test('skips large unknown content in bounded time', () => {
  const started = processorMs();
  expect(codeOf(success(new Uint8Array(MAX_RESPONSE_BYTES - 64).map((_, at) => (at % 2 ? 1 : 0x60))))).toBe('');
  expect(processorMs() - started).toBeLessThan(5_000);
});
