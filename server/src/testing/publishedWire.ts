import { wireSchema } from '@komawari/shared-proto/fixtures';

/** One field as encoded in the bytes. */
interface WireField {
  number: number;
  wireType: number;
  /** The value of a varint. */
  value: number;
  /** The content of a length-delimited field. */
  bytes: Uint8Array;
}

const VARINT = 0;
const LENGTH_DELIMITED = 2;
const FIELD = /^(\d+) (\w+): (repeated )?(enum:)?([\w.]+)$/;

type Schema = Readonly<Record<string, readonly string[]>>;

function fieldsOf(message: string): ReadonlyMap<number, { name: string; type: string }> {
  const lines = (wireSchema.messages as Schema)[message] ?? [];
  return new Map(
    lines.map((line) => {
      const [, number, name = '', , isEnum, type = ''] = FIELD.exec(line) ?? [];
      return [Number(number), { name, type: isEnum ? 'enum' : type }];
    }),
  );
}

/** Reads an answer with the published table only, and returns every deviation from it. */
export function departures(bytes: Uint8Array, message = 'Response', path = message): string[] {
  const known = fieldsOf(message);
  return fieldsIn(bytes).flatMap(({ number, wireType, bytes: content }) => {
    const field = known.get(number);
    if (!field) return [`${path}: ${number} is no published number`];
    const { name, type } = field;
    const isVarint = ['enum', 'uint32', 'int32', 'bool'].includes(type);
    if (wireType !== (isVarint ? VARINT : LENGTH_DELIMITED)) return [`${path}.${name}: has the wire type ${wireType}`];
    return isVarint || type === 'string' ? [] : departures(content, type, `${path}.${name}`);
  });
}

/**
 * The fields that SThomasP/py_mplus knows of each message. It skips an unknown length-delimited field. But after an unknown
 * number it stops before the last byte, and reads that as the next field.
 */
const PY_MPLUS: Readonly<Record<string, readonly number[]>> = {
  Response: upTo(2),
  ErrorResult: upTo(4),
  'Popup.OSDefault': upTo(5),
  'Popup.Button': upTo(2),
  Popup: upTo(2),
  TransitionAction: upTo(2),
  SuccessResult: upTo(17),
  Banner: upTo(3),
  Chapter: upTo(9),
  Comment: upTo(11),
  CommentIcon: upTo(2),
  CommentListView: upTo(2),
  MangaViewer: upTo(11),
  Page: upTo(4),
  'Page.BannerList': upTo(2),
  'Page.LastPage': upTo(13),
  'Page.MangaPage': upTo(5),
  Title: upTo(7),
  TitleList: upTo(2),
  UpdatedTitle: upTo(6),
  UpdatedTitleGroup: upTo(2),
  RegistrationData: upTo(1),
  UserTickets: upTo(2),
  AllTitlesView: upTo(1),
  FeaturedTitlesView: upTo(4),
  'FeaturedTitlesView.Contents': upTo(2),
  ProfileSettingsView: upTo(3),
  ServiceAnnouncementsView: upTo(1),
  ServiceAnnouncement: upTo(3),
  SubscribedTitlesView: upTo(1),
  Sns: upTo(2),
  TitleDetailView: upTo(25),
  'TitleDetailView.PublisherItem': upTo(2),
  PublisherNews: upTo(7),
  TitleRankingView: upTo(1),
  UpdateProfileResultView: upTo(1),
  WebHomeView: upTo(3),
};

/** The fields at which that client would lose its position in an answer. */
export function lostByPyMplus(bytes: Uint8Array, message = 'Response', path = message): string[] {
  const published = fieldsOf(message);
  return fieldsIn(bytes).flatMap(({ number, wireType, value, bytes: content }) => {
    const { name, type } = published.get(number) ?? { name: String(number), type: '' };
    const isKnown = PY_MPLUS[message]?.includes(number) ?? false;
    if (!isKnown) return wireType === VARINT && !isPassedBy(value) ? [`${path}.${name} = ${value}`] : [];
    return type in wireSchema.messages ? lostByPyMplus(content, type, `${path}.${name}`) : [];
  });
}

/** The client reads the last byte of a number as the tag of the next field. It ignores these unknown wire types and continues. */
function isPassedBy(value: number): boolean {
  const lastByte = varintBytes(value).at(-1)!; // A varint has at least one byte.
  return [4, 6, 7].includes(lastByte & 7);
}

function varintBytes(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varintBytes(Math.floor(value / 128))];
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function fieldsIn(bytes: Uint8Array): WireField[] {
  const fields: WireField[] = [];
  let position = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[position++];
      if (byte === undefined) throw new Error('a number ends in nothing');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (position < bytes.length) {
    const tag = varint();
    const wireType = tag & 7;
    if (wireType !== VARINT && wireType !== LENGTH_DELIMITED) throw new Error(`wire type ${wireType}`);
    const value = varint();
    const end = wireType === LENGTH_DELIMITED ? position + value : position;
    if (end > bytes.length) throw new Error('a length leads out of its message');
    fields.push({ number: Math.floor(tag / 8), wireType, value, bytes: bytes.subarray(position, end) });
    position = end;
  }
  return fields;
}
