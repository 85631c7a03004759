import { type Locale, languageInfo, SESSION_HEADER } from '@komawari/shared-domain';
import { decodeResponse, type ViewKind, viewOf } from '@komawari/shared-proto';
import { useEffect, useState } from 'react';
import { realFetch } from './plannedFault';
import type { SampleContent } from './samplePath';

/** The first title in this language that has a chapter to read, or else the first title. */
export function useSampleContent(locale: Locale): SampleContent {
  const [content, setContent] = useState<SampleContent>({ titleId: 1, chapterId: 1 });
  // The content is wherever the API is, and nothing else tells the frame about it.
  useEffect(() => {
    void findContent(locale).then((found) => found && setContent(found));
  }, [locale]);
  return content;
}

async function findContent(locale: Locale): Promise<SampleContent | undefined> {
  const { groups } = await ask('/title_list/allV2', 'allTitlesViewV2');
  const titles = groups.flatMap((group) => group.titles);
  const title = titles.find(({ language }) => language === languageInfo(locale).wire) ?? titles[0];
  if (!title) return undefined;
  const { firstChapterList, lastChapterList } = await ask(`/title_detail?title_id=${title.titleId}`, 'titleDetailView');
  const chapterId = [...firstChapterList, ...lastChapterList][0]?.chapterId ?? 1;
  return { titleId: title.titleId, chapterId };
}

/** The frame is not a reader, so its calls have their own session. */
const FRAME_SESSION = '5a9d7c40-0000-4000-8000-000000000000';

async function ask<Kind extends ViewKind>(path: string, kind: Kind) {
  const response = await realFetch(`/api${path}`, { headers: { [SESSION_HEADER]: FRAME_SESSION } });
  return viewOf(decodeResponse(new Uint8Array(await response.arrayBuffer())), kind);
}
