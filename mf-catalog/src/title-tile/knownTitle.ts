import type { Title } from '@komawari/shared-proto';

/** What a link to a title knows of it: it stands on the page before anything else does. */
export type KnownTitle = Pick<Title, 'name' | 'author' | 'language' | 'portraitImageUrl'>;

/** What lists show of a title, and where it leads. */
export type ListedTitle = KnownTitle & Pick<Title, 'titleId'>;

/** What a link brings along, to be kept in the state of its location. */
export function knownOf({ name, author, language, portraitImageUrl }: KnownTitle): { known: KnownTitle } {
  return { known: { name, author, language, portraitImageUrl } };
}

/** What the link that led here knew; a browser keeps the state of a location as it was, whatever wrote it. */
export function knownOfState(state: unknown): KnownTitle | undefined {
  if (!isRecord(state) || !isRecord(state.known)) return undefined;
  const { name, author, language, portraitImageUrl } = state.known;
  const isWhole = [name, author, portraitImageUrl].every((value) => typeof value === 'string') && typeof language === 'number';
  // Just looked at.
  return isWhole ? ({ name, author, language, portraitImageUrl } as KnownTitle) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
