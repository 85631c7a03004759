// Turns plain objects into bytes, for the server and for tests. Browsers import only decode.
import { komawari } from './generated/wire.js';
import { WIRE_SPELLING } from './generated/wireTables';
import type { ErrorResult, SuccessResult } from './generated/wireTypes';
import { type FieldTable, type MessageName, messageTable, type PlainMessage } from './messageTable';

/** The messages of the wire, to compare with those that a release was built with. */
export { WIRE_TABLES } from './generated/wireTables';

/** The shape that decodeResponse returns, with every field optional. Missing fields are not written. */
export type Draft<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Draft<Item>[]
    : T extends { kind: infer Kind; value: infer Value }
      ? { readonly kind: Kind; readonly value: Draft<Value> }
      : { readonly [Key in keyof T]?: Draft<T[Key]> | undefined };

export type SuccessDraft = { readonly kind: 'success' } & Draft<SuccessResult>;
export type ErrorDraft = { readonly kind: 'error' } & Draft<ErrorResult>;
export type ResponseDraft = SuccessDraft | ErrorDraft;

/**
 * Writes one answer. A success without a view is still a success: bytes 0A 00 (wire/, "Requests").
 * The bytes are a separate copy, so they can be the body of a Response or go to another thread.
 */
export function encodeResponse(response: ResponseDraft): Uint8Array<ArrayBuffer> {
  const { kind, ...value } = response;
  const message = toWire('Response', { result: { kind, value } });
  return new Uint8Array(komawari.Response.encode(message).finish());
}

/**
 * An answer in the form that `format=json` requests: the same tree with the wire's own names, enums by name, and without empty
 * values.
 */
export function jsonOfResponse(bytes: Uint8Array): object {
  return komawari.Response.toObject(komawari.Response.decode(bytes), { enums: String });
}

/** Converts from the code's spelling and `{ kind, value }` to the flat messages that protobufjs writes. */
function toWire(name: MessageName, plain: object): PlainMessage {
  const wire: PlainMessage = {};
  for (const field of messageTable(name).fields) {
    if (!field) continue;
    const value = field.oneof ? armValue(valueOf(plain, field.oneof), field.name) : valueOf(plain, field.name);
    if (isEmpty(value)) continue;
    wire[WIRE_SPELLING[`${name}.${field.name}`] ?? field.name] = wireValue(field, value);
  }
  return wire;
}

/** An empty value has no bytes in proto3, and readers treat a missing value as empty. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === 0 || value === false;
}

function wireValue(field: FieldTable, value: unknown): unknown {
  const { message } = field;
  if (!message) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => toWire(message, asObject(item, field)));
  return toWire(message, asObject(value, field));
}

function armValue(oneof: unknown, kind: string): unknown {
  return isObject(oneof) && valueOf(oneof, 'kind') === kind ? valueOf(oneof, 'value') : undefined;
}

function valueOf(plain: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(plain, key)?.value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function asObject(value: unknown, field: FieldTable): object {
  if (!isObject(value)) throw new TypeError(`${field.name} must be an object`);
  return value;
}
