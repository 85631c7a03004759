import type { Title } from '@komawari/shared-proto';

/** What a link to a title knows about it. The page shows it before anything else. */
export type KnownTitle = Pick<Title, 'name' | 'author' | 'language' | 'portraitImageUrl'>;

/** What lists show about a title, and where it leads. */
export type ListedTitle = KnownTitle & Pick<Title, 'titleId'>;

/** What a link passes to its page in the state of the location. */
export function knownOf({ name, author, language, portraitImageUrl }: KnownTitle): { known: KnownTitle } {
  return { known: { name, author, language, portraitImageUrl } };
}

/** Reads what the link that led here knew. A browser restores the state of a location unchanged, whatever version wrote it. */
export function knownOfState(state: unknown): KnownTitle | undefined {
  if (!isRecord(state) || !isRecord(state.known)) return undefined;
  const { name, author, language, portraitImageUrl } = state.known;
  const isWhole = [name, author, portraitImageUrl].every((value) => typeof value === 'string') && typeof language === 'number';
  // All fields have just been checked.
  return isWhole ? ({ name, author, language, portraitImageUrl } as KnownTitle) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
