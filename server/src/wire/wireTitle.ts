import type { Language, Title } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';

/** What of a title travels. */
export interface TitleFields {
  id: number;
  language: number;
  name: string;
  author: string;
  portraitImage: string;
  landscapeImage: string;
  viewCount: number;
}

/** An image's address: absolute, since clients fetch it as it is, and short, since lists hold thousands (wire, clients' demand 7). */
export function imageUrl(origin: string, name: string): string {
  return `${origin}/images/${name}`;
}

export function wireTitle(origin: string, title: TitleFields): Draft<Title> {
  return {
    titleId: title.id,
    name: title.name,
    author: title.author,
    portraitImageUrl: imageUrl(origin, title.portraitImage),
    landscapeImageUrl: imageUrl(origin, title.landscapeImage),
    viewCount: title.viewCount,
    language: title.language as Language,
  };
}
