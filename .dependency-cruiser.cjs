/** Who may import whom (docs/architecture.md, Boundaries). `npm test -- boundaries` */
const TESTS = '\\.(test|spec)\\.[a-z]+$';

/** The rooms of mf-viewer, floor by floor, from what the reader sees down to pure rules (docs/decisions/0035-viewer-in-floors.md). */
const VIEWER_FLOORS = [
  ['reader'],
  ['end', 'peek', 'panels'],
  ['controls'],
  ['stage', 'first-page'],
  ['images'],
  ['settings', 'chapter'],
  ['model', 'later'],
];

/** A room imports from the floors below its own. Rooms of one floor are strangers. Types count as well. */
function floorRules(folder, floors) {
  return floors.flatMap((floor, at) => {
    const above = floors.slice(0, at).flat();
    return floor.map((room) => ({
      name: `floors-of-${folder}`,
      comment: 'A room imports from the floors below it. What two rooms of one floor need moves further down.',
      severity: 'error',
      from: { path: `^${folder}/src/${room}/`, pathNot: TESTS },
      to: { path: `^${folder}/src/(${[...above, ...floor.filter((other) => other !== room)].join('|')})/` },
    }));
  });
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-are-strangers',
      comment: 'A remote never imports another. What both need goes to shared-domain, shared-state or shared-ui.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/' },
      to: { path: '^mf-[a-z]+/', pathNot: '^$1/' },
    },
    {
      name: 'shell-sees-no-remote',
      comment: 'The shell learns of remotes from the composition; no other room knows them either.',
      severity: 'error',
      from: { path: '^(shell|shared-[a-z]+|server)/', pathNot: TESTS },
      to: { path: '^mf-[a-z]+/' },
    },
    {
      name: 'nobody-imports-the-shell',
      comment: 'The shell owns the frame. What others need of it goes to shared-state or shared-ui.',
      severity: 'error',
      from: { pathNot: '^(shell|e2e)/' },
      to: { path: '^shell/' },
    },
    {
      name: 'features-are-peers',
      comment: 'A page is mounted by remote.ts. What another feature needs of it moves out, next to them.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/src/([^/]+)/', pathNot: TESTS },
      to: { path: '^$1/src/[^/]+/.*Page\\.tsx$', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'screens-are-strangers',
      comment: 'A screen imports no other screen. What two of them need moves out, beside screens/.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/src/screens/([^/]+)/' },
      to: { path: '^$1/src/screens/', pathNot: '^$1/src/screens/$2/' },
    },
    {
      name: 'screens-stand-on-top',
      comment: 'remote.ts mounts the screens. What they share knows none of them.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/src/', pathNot: '^mf-[a-z]+/src/(screens/|remote\\.ts$)' },
      to: { path: '^$1/src/screens/' },
    },
    {
      name: 'shared-state-points-down',
      comment: 'shared-state knows the wire, the rules of shared-domain, and nothing above it.',
      severity: 'error',
      from: { path: '^shared-state/src/', pathNot: TESTS },
      to: { path: '^(shell|shared-ui|server|tooling|mf-[a-z]+)/' },
    },
    {
      name: 'shared-ui-draws-only',
      comment:
        'shared-ui knows no store, no network and no wire. Of shared-domain it may take facts such as the name of the site.',
      severity: 'error',
      from: { path: '^shared-ui/src/', pathNot: TESTS },
      to: { path: '^(shell|shared-state|shared-proto|server|tooling|mf-[a-z]+)/' },
    },
    {
      name: 'shared-domain-is-pure',
      comment: 'shared-domain holds rules and facts: it may import types of shared-proto, and nothing else at all.',
      severity: 'error',
      from: { path: '^shared-domain/src/', pathNot: TESTS },
      to: { pathNot: '^shared-domain/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-domain-knows-the-wire-alone',
      comment: 'Of the types that there are, shared-domain may import those of shared-proto.',
      severity: 'error',
      from: { path: '^shared-domain/src/', pathNot: TESTS },
      to: { pathNot: '^shared-(domain|proto)/src/' },
    },
    {
      name: 'shared-proto-stands-alone',
      comment: 'The wire knows nobody.',
      severity: 'error',
      from: { path: '^shared-proto/src/', pathNot: TESTS },
      to: { path: '^(shell|shared-domain|shared-state|shared-ui|server|tooling|mf-[a-z]+)/' },
    },
    {
      name: 'server-sees-the-wire-and-the-contract',
      comment: 'The server may import shared-proto, shared-domain and the types of @komawari/shared-state/contract.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: TESTS },
      to: { path: '^(shell|shared-ui|tooling|mf-[a-z]+|shared-state)/', pathNot: '^shared-state/src/contract/' },
    },
    {
      name: 'server-no-circles',
      comment: 'Files of the server that need each other, be it by a type, are one file, or need a third.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { circular: true },
    },
    {
      name: 'server-sql-in-few-rooms',
      comment: 'A route or a mapper asks content/ or the library; what they ask the database is written there.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/(content|database|library|testing|upkeep|site/releases|site/deployments|site/monitoring)/', TESTS],
      },
      to: {
        path: ['node_modules/(drizzle-orm|pg|@electric-sql)/', '^server/src/database/(schema|engagementTables|releaseTables)'],
      },
    },
    {
      name: 'server-content-knows-no-call',
      comment: 'content/ is asked by routes, pages and feeds alike: it knows neither HTTP nor the wire.',
      severity: 'error',
      from: { path: '^server/src/content/', pathNot: TESTS },
      to: {
        path: ['^server/src/', 'node_modules/hono/'],
        pathNot: '^server/src/(content|cache|database|config|brand)/',
      },
    },
    {
      name: 'server-wire-maps-only',
      comment: 'wire/ turns what content/ found into messages, and asks nothing itself.',
      severity: 'error',
      from: { path: '^server/src/wire/', pathNot: TESTS },
      to: { path: ['^server/src/', 'node_modules/hono/'], pathNot: '^server/src/(wire|content)/' },
    },
    {
      name: 'server-http-knows-content-and-wire',
      comment: 'http/ has the calls; pages and feeds stand beside it and may use its requests, it knows neither.',
      severity: 'error',
      from: { path: '^server/src/http/', pathNot: TESTS },
      to: {
        path: '^server/src/',
        pathNot: ['^server/src/(http|content|wire|cache|replay|delivery|config|text)/', '^server/src/database/unavailable'],
      },
    },
    {
      name: 'server-rooms-below',
      comment: 'What every room stands on knows none of them.',
      severity: 'error',
      from: {
        path: '^server/src/(config|brand|text|log|tracing|cache|replay|database|objects|delivery|control)/',
        pathNot: TESTS,
      },
      to: {
        path: '^server/src/',
        pathNot: '^server/src/(config|brand|text|log|tracing|cache|replay|database|objects|delivery|control)/',
      },
    },
    {
      name: 'server-gate-asks-nobody',
      comment:
        'The gate looks at releases that it is given: what it says depends on nothing else, and it can be tried beforehand.',
      severity: 'error',
      from: { path: '^server/src/site/gate/', pathNot: TESTS },
      to: { path: '^server/src/', pathNot: '^server/src/site/(gate|releases)/' },
    },
    {
      name: 'server-content-is-assembled-once',
      comment: 'Inside of content/ a subject asks for the subjects it needs; createContent puts them together.',
      severity: 'error',
      from: { path: '^server/src/content/[^/]+/', pathNot: TESTS },
      to: { path: '^server/src/content/createContent' },
    },
    {
      name: 'no-back-door-of-the-library',
      comment: 'The content library has one door: server/src/library/index.ts.',
      severity: 'error',
      from: { path: '^(server|bench|tooling|e2e)/', pathNot: '^server/src/library/' },
      to: { path: '^server/src/library/', pathNot: '^server/src/library/index\\.ts$' },
    },
    {
      name: 'library-stands-apart',
      comment: 'The library puts content in and knows nobody who serves it.',
      severity: 'error',
      from: { path: '^server/src/library/', pathNot: [TESTS, '/testing/'] },
      to: { path: '^server/src/', pathNot: '^server/src/(library|database|objects|config|text|control)/' },
    },
    {
      name: 'webview-face-stays-small',
      comment:
        'The face for pages without the shell is there to leave router and Redux at home (docs/decisions/0024-webviews-alone.md).',
      severity: 'error',
      from: { path: '^shared-state/src/(webview|api/ask|api/apiError|session|storage)', pathNot: TESTS },
      to: { path: 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs/toolkit|redux)/' },
    },
    {
      name: 'tests-stay-in-tests',
      comment: 'The test harness is for tests.',
      severity: 'error',
      from: { path: '/src/', pathNot: [TESTS, '/testing/'] },
      to: { path: '^tooling/testing/' },
    },
    {
      name: 'shared-through-faces',
      comment:
        'A remote imports the router, Redux and the wire through @komawari/shared-state. Pages without the shell bring their own React.',
      severity: 'error',
      from: {
        path: '^(mf-[a-z]+|shared-ui)/src/',
        pathNot: [TESTS, '^mf-[a-z]+/src/(webview\\.ts|webview/startWebview\\.tsx|webviewServer\\.tsx)$'],
      },
      to: { path: 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs/toolkit|redux|react-dom|protobufjs)/' },
    },
    ...floorRules('mf-viewer', VIEWER_FLOORS).filter(({ to }) => !to.path.includes('()')),
    {
      name: 'viewer-rules-are-pure',
      comment: 'The rules of the viewer know no React, no store and no widget, so that they are tested by calling them.',
      severity: 'error',
      from: { path: '^mf-viewer/src/model/', pathNot: TESTS },
      to: { path: '(^(shared-state|shared-ui)/|node_modules/(react|react-intl)/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data|coverage|test-results)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    // Workspace packages are links: what counts is where they lie.
    preserveSymlinks: false,
  },
};
