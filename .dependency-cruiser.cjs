/** The walls of the house. Each rule says in its comment what to do instead. */
const pure = '\\.(events|commands|decider|rules|stream|policy)\\.ts$';
/** What knows of a context's files that they are asked by HTTP. */
const transport = '\\.(controller|requests|dto|pipe|cookie|answer)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, be it for a type, are one idea or hide a third: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-is-alone',
      comment: 'The kernel knows nobody. Declare a port in the kernel and let an adapter in platform/ implement it.',
      severity: 'error',
      from: { path: '^backend/src/kernel/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^backend/src/kernel/' },
    },
    {
      name: 'kernel-is-tested-alone',
      comment: 'A kernel spec needs the kernel and the test runner. What needs an adapter is a contract test and belongs to platform/.',
      severity: 'error',
      from: { path: '^backend/src/kernel/.*\\.spec\\.ts$' },
      to: { pathNot: ['^backend/src/kernel/', 'node_modules/(@jest/globals|fast-check)/'] },
    },
    {
      name: 'platform-knows-no-context',
      comment:
        'Machinery has no business words. Let the slice that has them declare its part (platform/slices/slice.ts), or declare a port that a slice answers.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(contexts|first-start)/' },
    },
    {
      name: 'routers-are-islands',
      comment:
        'The two routers of voice rooms know nothing of each other: what both need of an offer stands in media-router/offer, and everything else that both need beside the folders of the two.',
      severity: 'error',
      from: { path: '^backend/src/platform/media-router/(embedded|livekit|offer)/' },
      to: { path: '^backend/src/platform/media-router/(embedded|livekit)/', pathNot: '^backend/src/platform/media-router/$1/' },
    },
    {
      name: 'contexts-know-no-http',
      comment:
        'Rules, views and handlers do not know how they are asked. Who calls and where commands come from: platform/callers; refusals: platform/refusals; lists: platform/paging; what is tried too often: platform/rate-limit; waiting for views: platform/request, platform/following. What only HTTP needs is a controller, a dto, a pipe, a cookie or an answer, and says so by its name.',
      severity: 'error',
      from: { path: '^backend/src/contexts/', pathNot: transport },
      to: { path: '^backend/src/platform/http/' },
    },
    {
      name: 'rooms-are-slices',
      comment: 'A folder of a context is a slice with its facts, rules, views and calls, not a layer. Put the file beside what it is about.',
      severity: 'error',
      from: {},
      to: { path: '^backend/src/contexts/[^/]+/(http|read|write|content|handlers|controllers|queries|models)/' },
    },
    {
      name: 'nobody-imports-transport',
      comment:
        'What is decided in a controller, a dto, a pipe, a cookie or an answer can be had by HTTP alone. Give it a name in the slice, and let both use that.',
      severity: 'error',
      from: { path: '^backend/src/contexts/', pathNot: [transport, '\\.slice\\.ts$'] },
      to: { path: `^backend/src/contexts/.*${transport}` },
    },
    {
      name: 'rules-are-pure',
      comment: 'Events, commands, deciders, rules, streams and policies work without a computer. Do I/O in the handler and pass the result in the command.',
      severity: 'error',
      from: { path: `^backend/src/contexts/.*${pure}` },
      to: { pathNot: [pure, '^backend/src/kernel/', '^backend/contracts/', '/public\\.ts$', '\\.words\\.ts$', 'node_modules/unhomoglyph/'] },
    },
    {
      name: 'contexts-meet-at-public',
      comment: 'Other contexts see only the facts in public.ts. Ask through a port of your own that a slice of theirs answers.',
      severity: 'error',
      from: { path: '^backend/src/contexts/([^/]+)/', pathNot: '\\.slice\\.ts$' },
      to: { path: '^backend/src/contexts/', pathNot: ['^backend/src/contexts/$1/', '/public\\.ts$'] },
    },
    {
      name: 'slices-name-what-they-answer',
      comment: 'Where a slice is declared it names the ports of other contexts that it answers, and nothing else of them.',
      severity: 'error',
      from: { path: '^backend/src/contexts/([^/]+)/.*\\.slice\\.ts$' },
      to: { path: '^backend/src/contexts/', pathNot: ['^backend/src/contexts/$1/', '/public\\.ts$', '\\.port\\.ts$'] },
    },
    {
      name: 'public-only-for-reactions',
      comment:
        'Foreign facts are for policies, projections and what open pages are told (*.changes.ts). A handler or controller that wants one should get a command or a port instead.',
      severity: 'error',
      from: { path: '^backend/src/contexts/([^/]+)/', pathNot: '\\.(policy|policy\\.spec|projection|changes|projection\\.spec)\\.ts$' },
      to: { path: '^backend/src/contexts/[^/]+/public\\.ts$', pathNot: '^backend/src/contexts/$1/' },
    },
    {
      name: 'deciding-reads-no-views',
      comment: 'Handlers and policies decide on streams. Let the controller ask a query and pass the answer in the command, or read another stream.',
      severity: 'error',
      from: { path: '^backend/src/contexts/.*\\.(handler|handlers|policy)\\.ts$' },
      to: { path: '\\.(query|model|projection)\\.ts$' },
    },
    {
      name: 'slices-are-bound-once',
      comment: 'A slice is named in the list of its context and nowhere else. What another slice needs of it belongs in a file of its own.',
      severity: 'error',
      from: { pathNot: '\\.context\\.ts$' },
      to: { path: '\\.slice\\.ts$' },
    },
    {
      name: 'controllers-only-dispatch',
      comment: 'Controllers send commands and call queries. Put the rule into the decider and the I/O into a handler.',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '(\\.handler\\.ts|\\.decider\\.ts|\\.stream\\.ts|/event-store\\.ts)$' },
    },
    {
      name: 'apps-see-only-contracts',
      comment: 'What crosses the wire belongs in backend/contracts; everything else of the backend is its own business.',
      severity: 'error',
      from: { path: '^(frontend|admin)/' },
      to: { path: '^backend/', pathNot: '^backend/contracts/' },
    },
    {
      name: 'apps-share-only-the-look',
      comment:
        'The two apps share tokens, dates and how they stand an upgrade (frontend/src/design/tokens.ts, dates.ts, reloadAfterUpgrade.ts). Move what both need there if it is pure, or into contracts. Specs of both use frontend/testing.',
      severity: 'error',
      from: { path: '^admin/' },
      to: { path: '^frontend/', pathNot: '^frontend/(src/design/(tokens|dates|reloadAfterUpgrade)\\.ts$|testing/)' },
    },
    {
      name: 'contracts-are-alone',
      comment: 'Contracts are read by three apps and import nothing but each other.',
      severity: 'error',
      from: { path: '^backend/contracts/', pathNot: '^backend/contracts/rendering/' },
      to: { pathNot: '^backend/contracts/(?!rendering/)' },
    },
    {
      name: 'rendering-needs-only-its-parser',
      comment: 'The renderer of texts is shared by the server and the editor: contracts and the one parser, nothing of either side.',
      severity: 'error',
      from: { path: '^backend/contracts/rendering/' },
      to: { pathNot: ['^backend/contracts/', 'node_modules/markdown-it/'] },
    },
    {
      name: 'one-parser',
      comment: 'Texts become HTML in backend/contracts/rendering alone. Ask RenderedTexts on the server; in the apps show the html of the answer.',
      severity: 'error',
      from: { pathNot: '^backend/contracts/rendering/' },
      to: { path: 'node_modules/(markdown-it|micromark|marked)/' },
    },
    {
      name: 'features-are-islands',
      comment: 'Features do not reach into each other: compose them in frontend/src/app, or move the shared piece to design/ or client/.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'design-asks-nobody',
      comment:
        'What only shows things asks no server and knows no page. Hand it what it needs as a property, or move what asks to a room above: writing, layout, the feature.',
      severity: 'error',
      from: { path: '^(frontend/src/design|admin/src/(desk|theme))/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: ['^frontend/src/(client|calls|writing|deciding|features|app)/', '^admin/src/(providers|resources|audit|layout)/'] },
    },
    {
      name: 'client-shows-nothing',
      comment: 'What talks to the server is below everything that is shown. Move what both need out of the page, or let the page call.',
      severity: 'error',
      from: { path: '^frontend/src/client/' },
      to: { path: '^frontend/src/(design|calls|writing|deciding|features|app)/' },
    },
    {
      name: 'rooms-look-down',
      comment:
        'A room knows those below it: calls and writing stand on design and client, features on these, app and layout on all. Compose what belongs together one room higher.',
      severity: 'error',
      from: { path: '^(frontend/src/calls|frontend/src/writing|frontend/src/deciding|frontend/src/features|admin/src/(providers|resources|audit))/' },
      to: { path: ['^frontend/src/app/', '^admin/src/layout/'] },
    },
    {
      name: 'writing-knows-no-feature',
      comment: 'The editor of texts is the same everywhere, and so is how a call is made and how staff decide. Hand them what a feature adds as a property.',
      severity: 'error',
      from: { path: '^frontend/src/(calls|writing|deciding)/' },
      to: { path: '^frontend/src/features/' },
    },
    {
      name: 'journeys-see-what-is-built',
      comment:
        'Journeys drive the built application from outside: they see contracts, and of the server its settable clock, its stand-ins for what is elsewhere on the web, its LiveKit, the ports that are free, its codes, its pictures and its hostile texts. Show what a journey needs in a page or an answer.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(backend|frontend|admin|bench)/',
        pathNot: [
          '^backend/contracts/',
          '^backend/test/(test-clock|totp-code|hostile-texts|doubles/(sign-in-provider|web-double|push-browser)|engines/(livekit|free-port))\\.ts$',
          '/pictures\\.fixture\\.ts$',
        ],
      },
    },
    {
      name: 'benchmarks-measure-what-is-built',
      comment:
        'Benchmarks load the built server by bench/parts/backend.mjs, and the engines of the second home by backend/bin/engines. Sources would be measured in another state than they run.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(backend|frontend|admin|e2e)/', pathNot: '^backend/bin/engines/second-home\\.mjs$' },
    },
    {
      name: 'tools-run-what-is-built',
      comment:
        'Commands of the repository start what was built (backend/dist) and need no compiler for themselves. Put what they need into a command of the server (backend/src/*.ts).',
      severity: 'error',
      from: { path: '^backend/bin/' },
      to: { path: '^(backend/(src|contracts|test)|frontend|admin|e2e|bench)/' },
    },
    {
      name: 'application-needs-no-tool',
      comment: 'What runs for members does without the commands, tests and benchmarks of the repository. Move what it needs into src.',
      severity: 'error',
      from: { path: '^(backend/(src|contracts)|frontend/src|admin/src)/', pathNot: '\\.(spec|contract|fixture)\\.tsx?$' },
      to: { path: '^(backend/(bin|test)|e2e|bench)/' },
    },
    {
      name: 'nobody-imports-a-test',
      comment: 'Move what others need out of the test into a file of its own.',
      severity: 'error',
      from: { pathNot: '\\.(spec|test|contract)\\.tsx?$' },
      to: { path: '\\.(spec|test)\\.tsx?$' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What stands in for a browser or a server must not reach the built apps: only specs use it.',
      severity: 'error',
      from: { pathNot: ['\\.spec\\.tsx?$', '^frontend/testing/'] },
      to: { path: '^frontend/testing/' },
    },
    {
      name: 'no-drawers',
      comment: 'A folder called utils, common, shared or helpers collects what nobody named. Name it after what it is.',
      severity: 'error',
      from: {},
      to: { path: '^(backend|frontend|admin)/.*/(utils?|common|shared|helpers?)(/|\\.tsx?$)', pathNot: 'node_modules' },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere escapes every other rule: correct its path or declare its package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Declare the package in the package.json of the app that uses it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/' },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: '.dependency-cruiser.aliases.cjs' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
