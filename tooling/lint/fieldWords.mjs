/**
 * Names use established terms (docs/decisions/0043-names-and-assertions.md). The rule refuses a word that only its author would
 * guess, a second word for the same idea, and a second spelling, in identifiers, file names and folder names.
 */

/** One word per idea: for each of these words in a name, there is a better one. */
const WORDS = {
  ...oneFor('error', 'fault faults faulty'),
  ...oneFor('context', 'surroundings'),
  ...oneFor('favorite', 'favourite favourites favourited bookmark bookmarks bookmarked'),
  ...oneFor('color', 'colour colours coloured colouring'),
  ...oneFor('behavior', 'behaviour behaviours'),
  ...oneFor('center', 'centre centres centred centring'),
  ...oneFor('gray', 'grey greyed'),
  ...oneFor('localize', 'localise localised localises localising'),
  ...oneFor('localization', 'localisation localisations'),
  ...oneFor('normalize', 'normalise normalised normalising'),
  ...oneFor('sanitize', 'sanitise sanitised sanitising'),
  ...oneFor('serialize', 'serialise serialised serialising'),
  ...oneFor('organize', 'organise organised organising'),
  ...oneFor('recognize', 'recognise recognised recognising'),
  ...oneFor('analyze', 'analyse analysed analysing'),
  ...oneFor('neighbor', 'neighbour neighbours neighbouring'),
  ...oneFor('canceled', 'cancelled cancelling'),
  ...oneFor('catalog', 'catalogue catalogues'),
  ...oneFor('fixHint or reset', 'mend mended mends'),
};

/** Whole names, from the table of the house style and similar ones. */
const NAMES = {
  CommentVeil: 'SpoilerCover',
  EyesProvider: 'PageAnalysisProvider',
  PageEyes: 'PageAnalyzer',
  Asking: 'RequestContext',
  beginPageAt: 'preloadRoute',
  callOff: 'abort',
  lookAtPixels: 'analyzePixels',
  loadAhead: 'prefetchOnIntent',
  keepLetters: 'keepFonts',
  loadLetters: 'loadFonts',
  preloadLetters: 'preloadFonts',
  placeKept: 'positionKept',
  placeReached: 'positionReached',
  makePageEyes: 'makePageAnalyzer',
  putIn: 'import…',
  soundSettings: 'sanitizeSettings',
  spoil: 'markCorrupt',
  staysHere: 'inline',
  takeIn: 'import…',
  useEyes: 'usePageAnalyzer',
  useEyesight: 'usePageAnalysis',
  useIsOffline: 'useIsOnline',
  useKeptPlace: 'usePersistPosition',
  usePlace: 'usePosition',
  useReadiness: 'usePrefetch',
  useRested: 'useDebouncedValue',
  want: 'setQueue',
  wayOut: 'recoveryLinks',
  waysOut: 'recoveryLinks',
  whicheverFirst: 'anySignal',
};

const BOUND = /^(MOST|LONGEST|WIDEST|HIGHEST|LEAST|FEWEST|SHORTEST|NARROWEST|LOWEST)_/;

/** @type {import('eslint').Rule.RuleModule} */
export const fieldWords = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { allow: { type: 'array' } }, additionalProperties: false }],
    messages: { rename: '"{{name}}": the word here is {{better}}.' },
  },
  create(context) {
    const [{ allow } = { allow: [] }] = context.options;
    const check = (node, name) => {
      const better = betterName(name, allow);
      if (better) context.report({ node, messageId: 'rename', data: { name, better } });
    };
    return {
      Program(node) {
        for (const part of context.filename.slice(context.cwd.length).split('/')) check(node, part);
      },
      Identifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
    };
  },
};

/**
 * A better name for an identifier, file or folder; `undefined` if the name is good.
 * @param allowed words that are right in this place
 */
export function betterName(name, allowed = []) {
  if (Object.hasOwn(NAMES, name)) return NAMES[name];
  if (BOUND.test(name)) return name.replace(BOUND, (_, word) => (/LEAST|FEWEST|SHORT|NARROW|LOW/.test(word) ? 'MIN_' : 'MAX_'));
  const words = name.replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4').toLowerCase();
  return words
    .split(/[^a-z]+/)
    .flatMap((word) => (Object.hasOwn(WORDS, word) && !allowed.includes(word) ? [WORDS[word]] : []))[0];
}

function oneFor(better, words) {
  return Object.fromEntries(words.split(' ').map((word) => [word, better]));
}
