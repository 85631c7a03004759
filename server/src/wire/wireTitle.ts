import { paths, titlePageName } from '@komawari/shared-domain';
import type { Language, Sns, Title, TitleLanguages } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { imageUrl } from './imageUrl';

/** The fields of a title that are sent. */
export interface TitleFields {
  id: number;
  language: Language;
  name: string;
  author: string;
  portraitImage: string;
  landscapeImage: string;
  viewCount: number;
}

export function wireTitle(origin: string, title: TitleFields): Draft<Title> {
  return {
    titleId: title.id,
    name: title.name,
    author: title.author,
    portraitImageUrl: imageUrl(origin, title.portraitImage),
    landscapeImageUrl: imageUrl(origin, title.landscapeImage),
    viewCount: title.viewCount,
    language: title.language,
  };
}

export function wireTitles(origin: string, titles: readonly TitleFields[]): Draft<Title>[] {
  return titles.map((title) => wireTitle(origin, title));
}

/** A work's titles in all its languages, including the title itself. */
export function wireTitleLanguages(siblings: readonly { id: number; language: Language }[]): Draft<TitleLanguages>[] {
  return siblings.map(({ id, language }) => ({ titleId: id, language }));
}

/** The content for the share buttons. */
export function wireSns(origin: string, title: { id: number; name: string; author: string }): Draft<Sns> {
  return { body: titlePageName(title), url: `${origin}${paths.title(title.id)}` };
}
