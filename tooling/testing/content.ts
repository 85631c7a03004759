import { SESSION_HEADER } from '@komawari/shared-domain';
import { type Chapter, decodeResponse, type Title, type View, viewOf } from '@komawari/shared-proto';

/** Where page tests and journeys find the API. Journeys give the address of their own site. */
const DEFAULT_ADDRESS = process.env.KOMAWARI_TEST_SERVER;

/** A title of the test content (tooling/testing/test-pack) by its name in its language, because the library assigns the IDs. */
export async function titleNamed(name: string, address = DEFAULT_ADDRESS): Promise<Title> {
  const { groups } = await ask('/title_list/allV2', 'allTitlesViewV2', address);
  const title = groups.flatMap(({ titles }) => titles).find((candidate) => candidate.name === name);
  if (!title) throw new Error(`The test pack has no title called ${name}.`);
  return title;
}

/** The readable chapters of a title, oldest first, as the reader of this session sees them. */
export async function chaptersOf({ titleId }: Title, address = DEFAULT_ADDRESS, session?: string): Promise<Chapter[]> {
  const detail = await ask(`/title_detail?title_id=${titleId}`, 'titleDetailView', address, session);
  return [...detail.firstChapterList, ...detail.lastChapterList].sort((a, b) => a.startTimeStamp - b.startTimeStamp);
}

/** The id of a title's publisher. */
export async function publisherOf({ titleId }: Title, address = DEFAULT_ADDRESS): Promise<number> {
  const { publisherItems } = await ask(`/title_detail?title_id=${titleId}`, 'titleDetailView', address);
  const news = publisherItems.flatMap(({ publisherNews }) => publisherNews ?? []);
  if (!news[0]) throw new Error(`Title ${titleId} of the test pack has no news of its publisher.`);
  return news[0].publisherId;
}

async function ask<Kind extends View['kind']>(
  path: string,
  kind: Kind,
  address: string | undefined,
  session: string = crypto.randomUUID(),
) {
  const response = await fetch(`${address}/api${path}`, { headers: { [SESSION_HEADER]: session } });
  return viewOf(decodeResponse(new Uint8Array(await response.arrayBuffer())), kind);
}
