// A cursor over untrusted bytes in the protobuf wire format. Every step checks its bounds, and every error is a WireError. The
// schema has no 64-bit and no floating-point field, so neither is read.
import { WireError } from './WireError';

export const VARINT = 0;
const FIXED64 = 1;
export const LENGTH_DELIMITED = 2;
const START_GROUP = 3;
const FIXED32 = 5;

const MAX_DEPTH = 32;
/** Two bytes can stand for an object with twenty fields. So this limits the memory, which a limit on the size does not. */
const MAX_ITEMS = 500_000;
/** Up to this length, a plain loop is faster than the call into TextDecoder. */
const SHORT_STRING_BYTES = 32;

export class WireReader {
  offset = 0;
  private end: number;
  private depth = 0;
  private items = 0;
  private readonly bytes: Uint8Array;
  private readonly text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly short = new Map<string, string>();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.end = bytes.length;
  }

  hasMore(): boolean {
    return this.offset < this.end;
  }

  /** Field number and wire type of the next field. */
  tag(): number {
    const start = this.offset;
    const tag = this.shortVarint();
    if (tag >>> 3 === 0) throw new WireError('malformed', 'Field number 0', start);
    return tag;
  }

  /** The low 32 bits of a varint of any length, as protobuf reads a uint32. */
  uint32(): number {
    let value = this.byte();
    if (value < 0x80) return value;
    value &= 0x7f;
    for (let shift = 7; shift < 70; shift += 7) {
      const byte = this.byte();
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new WireError('malformed', 'Number of more than ten bytes', this.offset);
  }

  bool(): boolean {
    let bits = 0;
    for (let count = 0; count < 10; count++) {
      const byte = this.byte();
      bits |= byte & 0x7f;
      if (byte < 0x80) return bits !== 0;
    }
    throw new WireError('malformed', 'Number of more than ten bytes', this.offset);
  }

  string(): string {
    const end = this.lengthEnd();
    const start = this.offset;
    this.offset = end;
    const short = end - start <= SHORT_STRING_BYTES ? this.shortAscii(start, end) : undefined;
    if (short !== undefined) return short;
    try {
      return this.text.decode(this.bytes.subarray(start, end));
    } catch {
      throw new WireError('malformed', 'Text that is not UTF-8', start);
    }
  }

  /**
   * Reads a short ASCII-only string. It is created in one call, because a string built letter by letter stays in memory as all
   * its pieces. Each answer creates it once, because the same authors and series occur many times in a list.
   */
  private shortAscii(start: number, end: number): string | undefined {
    const codes: number[] = [];
    for (let at = start; at < end; at++) {
      const byte = this.bytes[at] ?? 0;
      if (byte >= 0x80) return undefined;
      codes.push(byte);
    }
    const made = String.fromCharCode(...codes);
    const known = this.short.get(made);
    if (known === undefined) this.short.set(made, made);
    return known ?? made;
  }

  /** Runs `read` inside the length-delimited message that starts here. */
  nested<T>(read: () => T): T {
    const outerEnd = this.end;
    this.end = this.lengthEnd();
    this.descend();
    const result = read();
    this.depth--;
    this.end = outerEnd;
    return result;
  }

  /** Counts one more object or list entry. */
  countItem(): void {
    if (++this.items > MAX_ITEMS) throw new WireError('oversized', `More than ${MAX_ITEMS} items`, this.offset);
  }

  /** Skips a field that this version does not know. */
  skip(tag: number): void {
    switch (tag & 7) {
      case VARINT:
        this.uint32();
        return;
      case FIXED64:
        this.advance(8);
        return;
      case LENGTH_DELIMITED:
        this.offset = this.lengthEnd();
        return;
      case START_GROUP:
        this.skipGroup(tag);
        return;
      case FIXED32:
        this.advance(4);
        return;
      default:
        throw new WireError('malformed', `Wire type ${tag & 7}`, this.offset);
    }
  }

  private skipGroup(start: number): void {
    const endTag = start + 1;
    this.descend();
    for (let tag = this.tag(); tag !== endTag; tag = this.tag()) this.skip(tag);
    this.depth--;
  }

  private descend(): void {
    this.countItem();
    if (++this.depth > MAX_DEPTH) throw new WireError('malformed', `Nested deeper than ${MAX_DEPTH}`, this.offset);
  }

  private byte(): number {
    if (this.offset >= this.end) throw this.endReached();
    return this.bytes[this.offset++] ?? 0;
  }

  /** Tags and lengths are 32 bits in at most five bytes. Anything longer is an attack or a mistake. */
  private shortVarint(): number {
    let value = this.byte();
    if (value < 0x80) return value;
    value &= 0x7f;
    for (let shift = 7; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80 && (shift < 28 || byte < 0x10)) return value >>> 0;
    }
    throw new WireError('malformed', 'Tag or length of more than 32 bits', this.offset);
  }

  private lengthEnd(): number {
    const end = this.shortVarint() + this.offset;
    if (end > this.end) throw this.endReached(end);
    return end;
  }

  private advance(count: number): void {
    if (this.offset + count > this.end) throw this.endReached(this.offset + count);
    this.offset += count;
  }

  /** Past the last byte, the rest is missing. Past the end of an inner message, lengths contradict each other. */
  private endReached(wanted = this.offset + 1): WireError {
    return wanted > this.bytes.length
      ? new WireError('truncated', 'The bytes end inside a field', this.offset)
      : new WireError('malformed', 'A field reaches beyond its message', this.offset);
  }
}
