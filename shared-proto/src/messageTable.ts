// The generated tables in the form that decode.ts and encode.ts walk. A table is built when its
// message is first met, so start-up pays for nothing.
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
  /** The oneof that this field is an arm of, or ''. */
  readonly oneof: string;
  /** The message that this field holds, if it holds one. */
  readonly message: MessageName | undefined;
}

export interface MessageTable {
  /** By field number. */
  readonly fields: readonly (FieldTable | undefined)[];
  /** A message with nothing in it: '' 0 false. Lists are in `lists`, since each message needs its own. */
  readonly blank: Readonly<PlainMessage>;
  readonly lists: readonly string[];
}

const FIELD_PATTERN = /^(?:(\w+)\.)?(\w+)=(\d+)([uibsS:*])(\w*)$/;

const tables = new Map<MessageName, MessageTable>();

/** What the message `name` consists of. */
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
  // An object that was parsed has room for its fields and no others, and so have its copies: a sixth less of each title.
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
      // Replaced by a list of its own in each message; named here so that the order of keys is the wire's.
      return null;
  }
}
