/** The elements that an announcement may contain. All others are removed, but their text stays, unless they are in `DROPPED`. */
const RENAMED: Readonly<Record<string, string>> = {
  // The page has h1 and the announcement's title has h2, so headings in its text begin at h3.
  h1: 'h3',
  h2: 'h3',
  b: 'strong',
  i: 'em',
  div: 'div',
  section: 'div',
  article: 'div',
};

const KEPT = new Set(
  (
    'a blockquote br caption code dd del dl dt em figcaption figure h3 h4 h5 h6 hr img ins kbd li mark ol p pre q ruby rp rt s small ' +
    'strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);

/** Removed with all their content. */
const DROPPED = new Set('applet audio canvas embed frameset head math object select svg template video'.split(' '));

const VOID = new Set(['br', 'hr', 'img']);

/** A paragraph ends when one of these begins. */
const BLOCKS = new Set('blockquote div dl figure h3 h4 h5 h6 hr ol p pre table ul'.split(' '));

/** Elements that are valid only inside others. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  rt: ['ruby'],
  rp: ['ruby'],
  figcaption: ['figure'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};

/** White space between their children is not text. */
const STRUCTURAL = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Returns the element that a tag becomes, or `undefined` if only its content stays. */
export function elementOf(tag: string): string | undefined {
  if (Object.hasOwn(RENAMED, tag)) return RENAMED[tag];
  return KEPT.has(tag) ? tag : undefined;
}

/** Returns the elements that may contain this one, or `undefined` if it may be anywhere. */
export function parentsOf(element: string): readonly string[] | undefined {
  return Object.hasOwn(PARENTS, element) ? PARENTS[element] : undefined;
}

export function isDropped(tag: string): boolean {
  return DROPPED.has(tag);
}

export function isVoid(element: string): boolean {
  return VOID.has(element);
}

export function isBlock(element: string): boolean {
  return BLOCKS.has(element);
}

export function isStructural(element: string): boolean {
  return STRUCTURAL.has(element);
}
