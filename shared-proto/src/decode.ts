// Only this file turns bytes into plain objects (docs/wire.md, docs/specification.md §3). Scalars that the wire leaves out become
// '' 0 false [], an absent message is an absent key, and each oneof is `{ kind, value }`. The only cast is in decodeResponse.
import type { ErrorResult, SuccessResult } from './generated/wireTypes';
import { type FieldTable, type MessageName, messageTable, type PlainMessage } from './messageTable';
import { WireError } from './WireError';
import { WireReader } from './WireReader';

/** The largest answer that is read. A catalog of 5,000 titles takes about 1 MiB. */
export const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

export type SuccessResponse = { kind: 'success' } & SuccessResult;
export type ErrorResponse = { kind: 'error' } & ErrorResult;
export type WireResponse = SuccessResponse | ErrorResponse;

/** `{ kind: 'titleDetailView', value: TitleDetailView } | { kind: 'mangaViewer', … } | …` */
export type View = NonNullable<SuccessResult['view']>;
export type ViewKind = View['kind'];
type Views = { [Arm in View as Arm['kind']]: Arm['value'] };
export type ViewOf<K extends ViewKind> = Views[K];

/**
 * Reads one answer (docs/wire.md, "Response"; docs/specification.md §3, Envelope).
 * @throws {WireError} and nothing else, whatever the bytes are.
 */
export function decodeResponse(bytes: Uint8Array): WireResponse {
  if (bytes.length > MAX_RESPONSE_BYTES) {
    throw new WireError('oversized', `${bytes.length} bytes, more than ${MAX_RESPONSE_BYTES}`);
  }
  const { result } = readMessage(new WireReader(bytes), 'Response');
  if (!isArm(result)) throw new WireError('empty', 'Neither success nor error', bytes.length);
  // The tables and WireResponse are generated from the same .proto files, so the cast is true.
  return { kind: result.kind, ...result.value } as unknown as WireResponse;
}

/**
 * The view of an answer, typed by its name.
 * @throws {WireError} `unexpectedView` if the answer is an error or another view.
 */
export function viewOf<K extends ViewKind>(response: WireResponse, kind: K): ViewOf<K> {
  if (response.kind === 'success' && isView(response.view, kind)) return response.view.value;
  const got = response.kind === 'error' ? 'an error' : (response.view?.kind ?? 'no view');
  throw new WireError('unexpectedView', `Expected ${kind}, got ${got}`);
}

function isView<K extends ViewKind>(view: View | undefined, kind: K): view is View & { kind: K; value: ViewOf<K> } {
  return view?.kind === kind;
}

interface Arm {
  kind: string;
  value: PlainMessage;
}

function isArm(value: unknown): value is Arm {
  return typeof value === 'object' && value !== null && 'kind' in value && 'value' in value;
}

function isMessage(value: unknown): value is PlainMessage {
  return typeof value === 'object' && value !== null;
}

/** Reads up to the end of the current message. A message that comes twice is merged, as protobuf requires. */
function readMessage(reader: WireReader, name: MessageName, into?: PlainMessage): PlainMessage {
  const { fields, blank, lists } = messageTable(name);
  const message = into ?? { ...blank };
  if (!into) for (const list of lists) message[list] = [];
  while (reader.hasMore()) {
    const tag = reader.tag();
    const field = fields[tag >>> 3];
    if (field && field.wireType === (tag & 7)) readField(reader, field, message);
    else reader.skip(tag);
  }
  for (const list of lists) message[list] = trimmed(message[list]);
  return message;
}

/**
 * A list that grew item by item has spare capacity for sixteen more. In ten thousand lists of one, that is most of their memory.
 */
function trimmed(list: unknown): unknown {
  return Array.isArray(list) && list.length > 0 ? list.slice() : list;
}

function readField(reader: WireReader, field: FieldTable, message: PlainMessage): void {
  switch (field.kind) {
    case 'u':
      message[field.name] = reader.uint32();
      return;
    case 'i':
      message[field.name] = reader.uint32() | 0;
      return;
    case 'b':
      message[field.name] = reader.bool();
      return;
    case 's':
      message[field.name] = reader.string();
      return;
    case 'S':
      reader.countItem();
      append(message[field.name], reader.string());
      return;
    case '*':
      append(message[field.name], readNested(reader, field));
      return;
    case ':':
      if (field.oneof) readArm(reader, field, message);
      else message[field.name] = readNested(reader, field, message[field.name]);
  }
}

/** If several arms come, the last one counts, so there is never more than one. */
function readArm(reader: WireReader, field: FieldTable, message: PlainMessage): void {
  const current = message[field.oneof];
  const same = isArm(current) && current.kind === field.name ? current.value : undefined;
  message[field.oneof] = { kind: field.name, value: readNested(reader, field, same) };
}

function readNested(reader: WireReader, field: FieldTable, into?: unknown): unknown {
  const { message } = field;
  return message && reader.nested(() => readMessage(reader, message, isMessage(into) ? into : undefined));
}

function append(list: unknown, item: unknown): void {
  if (Array.isArray(list)) list.push(item);
}
