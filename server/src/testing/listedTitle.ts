import { Language, UpdateTiming } from '@komawari/shared-proto';
import type { ListedTitle } from '../content/titles/listedTitles';

/** A title for lists, with readable defaults for all fields. It is the only title of its work. */
export function listedTitle(fields: Partial<ListedTitle> & { id: number }): ListedTitle {
  return {
    workId: fields.id,
    language: Language.ENGLISH,
    name: `Title ${fields.id}`,
    author: 'Aiko Marlowe',
    portraitImage: '',
    landscapeImage: '',
    viewCount: 0,
    genres: [],
    publisherId: null,
    updateTiming: UpdateTiming.NOT_REGULARLY,
    nextTimeStamp: 0,
    updatedAt: 0,
    ...fields,
  };
}
