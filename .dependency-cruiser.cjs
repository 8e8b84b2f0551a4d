const publicDoor = '^backend/src/modules/[^/]+/public\\.ts$';
const servesReferenceData = '^backend/src/reference-data/reference-data\\.controller\\.ts$';
const testCode = ['\\.spec\\.tsx?$', '^(backend|frontend)/test/', '^frontend/e2e/'];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The rooms of platform/, floor by floor from the ground up. A room imports rooms that stand before it, and no other. */
const platformFloors = {
  ground: ['config', 'text', 'event-sourcing', 'logging', 'concurrency', 'caching', 'metrics'],
  storage: ['database', 'background', 'secrets', 'tracing', 'access'],
  log: ['event-store', 'live-updates', 'erasure'],
  consumers: ['projections', 'jobs', 'housekeeping', 'throttling'],
  requests: ['http', 'mail', 'proof', 'command-handling', 'processes', 'operations', 'access-log'],
  doors: ['features', 'server', 'backup', 'health'],
};
const platformRooms = Object.values(platformFloors).flat();
const inRooms = (rooms) => `^backend/src/platform/(${rooms.join('|')})/`;

/** Patterns, not lists: a module, a read model or a feature that is added tomorrow is guarded from its first file on. */
module.exports = {
  forbidden: [
    rule(
      'modules-meet-only-at-public',
      'Import from the other module’s public.ts, or let it publish there what you need.',
      { path: '^backend/src/(modules/[^/]+|processes)/' },
      { path: '^backend/src/modules/', pathNot: ['^backend/src/$1/', publicDoor] },
    ),
    rule(
      'only-read-models-and-processes-look-outside',
      'A module decides from its own facts: react to the other one in src/processes, or answer in a read model.',
      { path: '^backend/src/modules/([^/]+)/', pathNot: '^backend/src/modules/[^/]+/read-models/' },
      { path: publicDoor, pathNot: '^backend/src/modules/$1/' },
    ),
    rule(
      'domain-is-pure',
      'Time, ids, prices and tables come in with the command; a domain folder needs nothing but event-sourcing.',
      { path: '^backend/src/modules/([^/]+)/domain/', pathNot: testCode },
      { pathNot: ['^backend/src/modules/$1/domain/', '^backend/src/platform/event-sourcing/'] },
    ),
    rule(
      'read-models-do-not-meet',
      'Each read model answers from its own rows: project the events again.',
      { path: '^backend/src/modules/([^/]+)/read-models/([^/]+)/' },
      { path: '/read-models/', pathNot: '^backend/src/modules/$1/read-models/$2/' },
    ),
    rule(
      'platform-knows-no-module',
      'The platform is told by the modules, through what they register.',
      { path: '^backend/src/platform/' },
      { path: '^backend/src/(modules|processes)/' },
    ),
    rule(
      'platform-knows-no-business-word',
      'Pages, policies, settings and tables of the product come to the platform as arguments or as what is registered.',
      { path: '^backend/src/platform/', pathNot: testCode },
      { path: '^backend/src/(access|config|reference-data)/' },
    ),
    ...platformRooms.map((room, i) =>
      rule(
        'platform-rooms-import-downward',
        'Two rooms that import each other are one: move the piece that both need to a lower floor.',
        { path: inRooms([room]), pathNot: testCode },
        { path: '^backend/src/platform/', pathNot: inRooms(platformRooms.slice(0, i + 1)) },
      ),
    ),
    rule(
      'platform-rooms-have-a-floor',
      'Give the room its place among the floors above.',
      { path: '^backend/src/platform/', pathNot: [inRooms(platformRooms), ...testCode] },
      {},
    ),
    rule(
      'parts-know-not-what-joins-them',
      'The program, the command line, the demo and the benchmarks use the parts, never the other way round.',
      { path: '^backend/src/(modules|processes|platform|access|config|reference-data)/', pathNot: testCode },
      {
        path: '^backend/src/',
        pathNot: ['^backend/src/$1/', '^backend/src/(modules|platform|access|config|reference-data|migrations)/'],
      },
    ),
    rule(
      'event-sourcing-is-plain',
      'Event, Command, Decider, Projector and Process are plain TypeScript that a domain folder may import.',
      { path: '^backend/src/platform/event-sourcing/', pathNot: testCode },
      { pathNot: ['^backend/src/platform/event-sourcing/', '^crypto$'] },
    ),
    rule(
      'reference-data-is-data',
      'Tables of data need nothing; their spec holds them against the numbers that modules decide by.',
      { path: '^backend/src/reference-data/', pathNot: [...testCode, servesReferenceData] },
      { pathNot: '^backend/src/reference-data/' },
    ),
    rule(
      'reference-data-is-served-as-it-is',
      'The controller adds what the settings say, and asks no module.',
      { path: servesReferenceData },
      { path: '^backend/src/', pathNot: ['^backend/src/(reference-data|platform|access|config)/'] },
    ),
    rule(
      'scripts-know-no-bench',
      'Benchmarks use scripts/lib, never the other way round.',
      { path: '^scripts/' },
      { path: '^bench/' },
    ),
    rule(
      'features-do-not-meet',
      'What two features need belongs in shared; what joins them belongs in app.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
    ),
    rule(
      'shared-knows-no-feature',
      'Features use shared, never the other way round.',
      { path: '^frontend/src/shared/' },
      { path: '^frontend/src/(features|app)/' },
    ),
    rule(
      'the-two-sides-meet-over-http',
      'The front end knows the API by its generated types alone.',
      { path: '^(backend|frontend)/', pathNot: testCode },
      { path: '^(backend|frontend)/', pathNot: '^$1/' },
    ),
    rule(
      'the-product-imports-no-test-code',
      'Helpers of tests stay with the tests.',
      { path: '^(backend|frontend)/src/', pathNot: testCode },
      { path: testCode },
    ),
    rule('no-circles', 'Two files that import each other are one file, or three.', {}, { circular: true }),
    rule('every-import-is-found', 'A rule cannot judge an import that leads nowhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^bench/emmett/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
