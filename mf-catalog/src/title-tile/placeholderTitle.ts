import type { Title } from '@komawari/shared-proto';

/** What a link to a title knows about it. The page shows it before anything else. */
export type PlaceholderTitle = Pick<Title, 'name' | 'author' | 'language' | 'portraitImageUrl'>;

/** What lists show about a title, and where it leads. */
export type ListedTitle = PlaceholderTitle & Pick<Title, 'titleId'>;

/** What a link passes to its page in the state of the location. */
export function placeholderState({ name, author, language, portraitImageUrl }: PlaceholderTitle): { known: PlaceholderTitle } {
  return { known: { name, author, language, portraitImageUrl } };
}

/** Reads what the link that led here knew. A browser restores the state of a location unchanged, whatever version wrote it. */
export function parsePlaceholder(state: unknown): PlaceholderTitle | undefined {
  if (!isRecord(state) || !isRecord(state.known)) return undefined;
  const { name, author, language, portraitImageUrl } = state.known;
  const isWhole = [name, author, portraitImageUrl].every((value) => typeof value === 'string') && typeof language === 'number';
  // All fields have just been checked.
  return isWhole ? ({ name, author, language, portraitImageUrl } as PlaceholderTitle) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
