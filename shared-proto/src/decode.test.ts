import { decodeResponse, type ViewKind, type ViewOf, viewOf } from './decode';
import { encodeResponse, type ResponseDraft } from './encode';
import { aMangaViewer, anError, anImagePopup, aSuccess, aTitle, aTitleDetail, aWebHome, languagesData } from './fixtures';
import { ErrorAction, Language } from './generated/wireTypes';
import { WireError } from './WireError';

function roundTrip(response: ResponseDraft) {
  return decodeResponse(encodeResponse(response));
}

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof WireError) return error.code;
    throw error;
  }
  return 'no error';
}

function bytes(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}

test('an empty success is encoded as 0A 00', () => {
  expect([...encodeResponse({ kind: 'success' })]).toEqual([0x0a, 0x00]);
  expect(decodeResponse(bytes(0x0a, 0x00))).toEqual({ kind: 'success', isFeaturedUpdated: false });
});

test('the encoded bytes have a buffer of their own', () => {
  const encoded = encodeResponse({ kind: 'success' });
  expect(encoded.buffer.byteLength).toBe(encoded.byteLength);
});

test('bytes without success or error are rejected as empty', () => {
  expect(codeOf(() => decodeResponse(bytes()))).toBe('empty');
  expect(codeOf(() => decodeResponse(bytes(0x18, 0x01)))).toBe('empty');
});

test('missing scalars get defaults, and missing messages are absent', () => {
  const response = roundTrip({ kind: 'success', view: { kind: 'webHomeViewV3', value: { ranking: [{ titleId: 7 }] } } });
  expect(Object.keys(viewOf(response, 'webHomeViewV3'))).toEqual(['topBanners', 'groups', 'ranking', 'featuredTitleLists']);
  expect(viewOf(response, 'webHomeViewV3')).toStrictEqual({
    topBanners: [],
    groups: [],
    ranking: [
      {
        titleId: 7,
        name: '',
        author: '',
        portraitImageUrl: '',
        landscapeImageUrl: '',
        viewCount: 0,
        language: Language.ENGLISH,
      },
    ],
    featuredTitleLists: [],
  });
});

test('lists are never shared between messages', () => {
  const first = viewOf(roundTrip(aSuccess({ kind: 'allTitlesView', value: { titles: [] } })), 'allTitlesView');
  const second = viewOf(roundTrip(aSuccess({ kind: 'allTitlesView', value: { titles: [] } })), 'allTitlesView');
  first.titles.push(aTitle());
  expect(second.titles).toEqual([]);
});

test('a response can hold a view and languages', () => {
  const home = aSuccess({ kind: 'webHomeViewV3', value: aWebHome({ popup: anImagePopup() }) }, { languages: languagesData() });
  expect(roundTrip(home)).toStrictEqual({ ...home });
});

test('an error keeps its action and its popups', () => {
  const error = anError({ action: ErrorAction.GEOIP_BLOCKING, debugInfo: 'x' });
  expect(roundTrip(error)).toStrictEqual(error);
});

test('wire spellings of fields become the names of the model', () => {
  const draft: ResponseDraft = {
    kind: 'success',
    view: { kind: 'webHomeViewV2', value: { highlight: { pageHeight: 3, pageWidth: 4 } } },
  };
  expect(viewOf(roundTrip(draft), 'webHomeViewV2').highlight).toMatchObject({ pageHeight: 3, pageWidth: 4 });
  const registration = roundTrip({ kind: 'success', view: { kind: 'registrationData', value: { deviceSecret: 's' } } });
  expect(viewOf(registration, 'registrationData')).toEqual({ deviceSecret: 's' });
});

test('the last of several views is kept, and repeated views are merged', () => {
  // success { registrationData { deviceSecret: "a" } pushTokenView { token: "b" } pushTokenView { tokenTimeStamp: 1 } }
  const view = [0x12, 3, 0x0a, 1, 97, 0x82, 0x02, 3, 0x0a, 1, 98, 0x82, 0x02, 2, 0x10, 1];
  const response = decodeResponse(bytes(0x0a, view.length, ...view));
  expect(response).toEqual(aSuccess({ kind: 'pushTokenView', value: { token: 'b', tokenTimeStamp: 1 } }));
});

test('skips unknown fields and fields of another wire type', () => {
  const unknown = [
    [0xd0, 0x02, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], // 42, varint of ten bytes
    [0xd1, 0x02, 1, 2, 3, 4, 5, 6, 7, 8], // 42, 64 bits
    [0xd2, 0x02, 2, 1, 2], // 42, bytes
    [0xd3, 0x02, 0x08, 1, 0xd4, 0x02], // 42, group
    [0xd5, 0x02, 1, 2, 3, 4], // 42, 32 bits
    [0x0a, 1, 65], // isFeaturedUpdated as text
  ].flat();
  expect(decodeResponse(bytes(0x0a, unknown.length, ...unknown))).toEqual(aSuccess());
});

test('decodes negative and large numbers', () => {
  const date = (value: number) => ({
    kind: 'serviceAnnouncementsView' as const,
    value: { serviceAnnouncements: [{ date: value }] },
  });
  const response = roundTrip({ kind: 'success', view: date(-5) });
  expect(viewOf(response, 'serviceAnnouncementsView').serviceAnnouncements[0]?.date).toBe(-5);
  const viewCount = 4_294_967_295;
  const ranking = roundTrip({ kind: 'success', view: { kind: 'titleRankingView', value: { titles: [{ viewCount }] } } });
  expect(viewOf(ranking, 'titleRankingView').titles[0]?.viewCount).toBe(viewCount);
});

test('viewOf returns the view by name, and names what it got instead', () => {
  const response = roundTrip(aSuccess({ kind: 'titleDetailView', value: aTitleDetail() }));
  expect(viewOf(response, 'titleDetailView').title?.name).toBe('The Lantern Keeper');
  expect(() => viewOf(response, 'mangaViewer')).toThrow('Expected mangaViewer, got titleDetailView');
  expect(() => viewOf(aSuccess(), 'mangaViewer')).toThrow('got no view');
  expect(codeOf(() => viewOf(anError(), 'mangaViewer'))).toBe('unexpectedView');
});

test('decoded responses are plain objects that can be cloned and serialized', () => {
  const response = roundTrip(aSuccess({ kind: 'mangaViewer', value: aMangaViewer() }));
  expect(prototypesIn(response)).toEqual(new Set([Object.prototype, Array.prototype]));
  expect(structuredClone(response)).toEqual(response);
  expect(JSON.parse(JSON.stringify(response))).toStrictEqual(response);
});

function prototypesIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(Object.getPrototypeOf(value));
  for (const inner of Object.values(value)) prototypesIn(inner, found);
  return found;
}

test('types allow exactly one view', () => {
  const draft = (value: ResponseDraft) => value;
  // @ts-expect-error a view of one kind cannot hold another
  draft({ kind: 'success', view: { kind: 'mangaViewer', value: { token: '' } } });
  // @ts-expect-error an error has no view
  draft({ kind: 'error', view: { kind: 'mangaViewer', value: {} } });
  const typed = <K extends ViewKind>(kind: K, value: ViewOf<K>) => [kind, value];
  // @ts-expect-error viewOf is typed by the name
  typed('mangaViewer', aTitleDetail());
  expect(typed('mangaViewer', aMangaViewer())).toHaveLength(2);
});
