import fc from 'fast-check';
import { decodeResponse, type WireResponse } from './decode';
import { encodeResponse } from './encode';
import {
  aCommentList,
  aFeatured,
  aMangaViewer,
  anAllTitles,
  anAnnouncementList,
  anError,
  anUpdatedList,
  aPublisherNewsList,
  aRanking,
  aSubscribedList,
  aSuccess,
  aTitleDetail,
  aWebHome,
} from './fixtures';
import { komawari } from './generated/wire.js';
import { WIRE_TABLES } from './generated/wireTables';
import { type FieldTable, type MessageName, messageTable } from './messageTable';
import { WireError } from './WireError';

// Our own reader reads bytes that protobufjs wrote, with arbitrary content in every message.

const scalars = {
  u: fc.integer({ min: 0, max: 0xffffffff }),
  i: fc.integer({ min: -0x80000000, max: 0x7fffffff }),
  b: fc.boolean(),
  s: fc.string({ unit: 'grapheme', maxLength: 40 }),
};

const known = new Map<MessageName, fc.Arbitrary<object>>();

/** The schema has no cycle, so this ends. */
function messageArbitrary(name: MessageName): fc.Arbitrary<object> {
  let arbitrary = known.get(name);
  if (!arbitrary) {
    const fields = messageTable(name).fields.filter((field) => field !== undefined);
    const required = fields.filter((field) => !field.oneof && field.kind !== ':');
    const optional = fields.filter((field) => !field.oneof && field.kind === ':');
    arbitrary = fc
      .tuple(fc.record(modelOf(required)), fc.record(modelOf(optional), { requiredKeys: [] }), oneofArbitrary(fields))
      .map((parts) => Object.assign({}, ...parts) as object);
    known.set(name, arbitrary);
  }
  return arbitrary;
}

function modelOf(fields: readonly FieldTable[]): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(fields.map((field) => [field.name, fieldArbitrary(field)]));
}

function fieldArbitrary({ kind, message }: FieldTable): fc.Arbitrary<unknown> {
  if (kind === 'S') return fc.array(scalars.s, { maxLength: 3 });
  if (kind !== '*' && kind !== ':') return scalars[kind];
  const inner = message ? messageArbitrary(message) : fc.constant({});
  return kind === '*' ? fc.array(inner, { maxLength: 2 }) : inner;
}

function oneofArbitrary(fields: readonly FieldTable[]): fc.Arbitrary<object> {
  const arms = fields.filter((field) => field.oneof);
  const [first] = arms;
  if (!first) return fc.constant({});
  const choices = arms.map((arm) => fieldArbitrary(arm).map((value) => ({ [first.oneof]: { kind: arm.name, value } })));
  return fc.oneof(fc.constant({}), { weight: 20, arbitrary: fc.oneof(...choices) });
}

function responseArbitrary(): fc.Arbitrary<WireResponse> {
  const of = (kind: string, name: MessageName) => messageArbitrary(name).map((value) => ({ kind, ...value }));
  return fc.oneof(
    { weight: 20, arbitrary: of('success', 'SuccessResult') },
    of('error', 'ErrorResult'),
  ) as fc.Arbitrary<WireResponse>;
}

test('decoding restores arbitrary encoded responses', () => {
  fc.assert(
    fc.property(responseArbitrary(), (response) => {
      expect(decodeResponse(encodeResponse(response))).toEqual(response);
    }),
    { numRuns: 400 },
  );
});

test.each(Object.keys(WIRE_TABLES))('%s is reached from Response', (name) => {
  expect(reachable).toContain(name);
});

const reachable = new Set<string>();
(function visit(name: MessageName): void {
  if (reachable.has(name)) return;
  reachable.add(name);
  for (const field of messageTable(name).fields) if (field?.message) visit(field.message);
})('Response');

test('corrupted bytes that both decoders accept decode to the same', () => {
  let accepted = 0;
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(responseArbitrary(), damage, (response, changes) => {
      const bytes = encodeResponse(response);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      const [ours, theirs] = [reEncodedByUs(bytes), reEncodedByProtobufjs(bytes)];
      if (!ours || !theirs) return;
      accepted++;
      expect(ours).toEqual(theirs);
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

function reEncodedByUs(bytes: Uint8Array): number[] | undefined {
  try {
    return [...encodeResponse(decodeResponse(bytes))];
  } catch (error) {
    if (error instanceof WireError) return undefined;
    throw error;
  }
}

function reEncodedByProtobufjs(bytes: Uint8Array): number[] | undefined {
  try {
    return [...komawari.Response.encode(komawari.Response.decode(bytes)).finish()];
  } catch {
    return undefined;
  }
}

test.each([
  aSuccess({ kind: 'webHomeViewV3', value: aWebHome() }),
  aSuccess({ kind: 'titleDetailView', value: aTitleDetail() }),
  aSuccess({ kind: 'mangaViewer', value: aMangaViewer() }),
  aSuccess({ kind: 'commentListView', value: aCommentList() }),
  aSuccess({ kind: 'publisherNewsListView', value: aPublisherNewsList() }),
  aSuccess({ kind: 'serviceAnnouncementsView', value: anAnnouncementList() }),
  aSuccess({ kind: 'allTitlesViewV2', value: anAllTitles() }),
  aSuccess({ kind: 'titleRankingView', value: aRanking() }),
  aSuccess({ kind: 'titleUpdatedView', value: anUpdatedList() }),
  aSuccess({ kind: 'subscribedTitlesView', value: aSubscribedList() }),
  aSuccess({ kind: 'featuredTitlesView', value: aFeatured() }),
  anError(),
])('fixture %# equals its decoded form', (response) => {
  expect(decodeResponse(encodeResponse(response))).toStrictEqual(response);
});
