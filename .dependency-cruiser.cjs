/**
 * The import rules (CODE-1, docs/architecture.md). Each rule has a planted violation under tests/architecture/planted, so that a rule that
 * finds nothing any more fails the tests.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const root = '^(?:tests/architecture/planted/)?';
const rooms = (...names) => `${root}lib/(?:${names.join('|')})/`;

/**
 * The layers of lib, lowest first. A room may import rooms of lower layers, and neighbours of its layer only if `neighbours` allows it.
 */
const layers = [
  ['platform', 'money', 'i18n'],
  ['db'],
  ['ledger'],
  ['notices', 'webhooks'],
  ['identity', 'content', 'catalogue'],
  ['protection'],
  ['gateway', 'cashier'],
  ['conformance'],
  ['studio-host'],
  ['reporting'],
  ['rewards', 'agents', 'risk'],
  ['inbox'],
  ['backoffice', 'jobs'],
  ['server'],
  ['cli'],
];
const neighbours = { platform: ['money', 'i18n'], cli: [] };

const roomRules = layers.flatMap((names, level) => {
  const above = layers.slice(level + 1).flat();
  return names.map((name) => ({
    name: `room-${name}`,
    comment: `lib/${name} may not import the rooms above it, nor its neighbours.`,
    severity: 'error',
    from: { path: rooms(name) },
    to: {
      path: rooms(
        ...above,
        'studio',
        ...names.filter((other) => other !== name && !(neighbours[name] ?? []).includes(other)),
      ),
    },
  }));
});

module.exports = {
  forbidden: [
    ...roomRules.filter((rule) => !['room-cli', 'room-jobs', 'room-studio-host'].includes(rule.name)),
    {
      name: 'room-jobs',
      comment: 'The list of scheduled jobs may import every room except the server and the commands.',
      severity: 'error',
      from: { path: rooms('jobs') },
      to: { path: rooms('server', 'cli') },
    },
    {
      name: 'edge-runs-anywhere',
      comment:
        'The middleware runs at the edge: no database, no files, no Node modules, only pure rules of the rooms.',
      severity: 'error',
      from: { path: `${root}lib/edge/` },
      to: {
        path: [`${root}lib/`, '^node:', '^(?:fs|path|net|crypto|http|stream|zlib)$'],
        pathNot: [
          rooms('edge', 'i18n'),
          `${root}lib/platform/http/`,
          `${root}lib/content/gate/(?:rules|types)\\.ts`,
        ],
      },
    },
    {
      name: 'edge-for-the-middleware',
      comment: 'Only middleware.ts uses lib/edge.',
      severity: 'error',
      from: { path: `${root}lib/`, pathNot: `${root}lib/edge/` },
      to: { path: `${root}lib/edge/` },
    },
    {
      name: 'room-studio-host',
      comment:
        'The host of the studio may import the studio, the catalogue, the gateway, what its players are (groups and exclusions), their notices, and the checks of the ledger.',
      severity: 'error',
      from: { path: rooms('studio-host') },
      to: {
        path: `${root}lib/`,
        pathNot: rooms(
          'studio-host',
          'studio',
          'gateway',
          'cashier',
          'protection',
          'notices',
          'ledger',
          'catalogue',
          'db',
          'platform',
          'money',
          'i18n',
        ),
      },
    },
    {
      name: 'studio-speaks-the-protocol',
      comment:
        'The studio is a vendor like any other: it imports platform, money, i18n, the protocol and, for its own schema, db.',
      severity: 'error',
      from: { path: `${root}lib/studio/` },
      to: {
        path: `${root}lib/`,
        pathNot: [
          rooms('studio', 'platform', 'money', 'i18n'),
          `${root}lib/gateway/protocol/`,
          `${root}lib/db/`,
        ],
      },
    },
    {
      name: 'dialects-behind-the-registry',
      comment: 'Only the registry knows the dialects of vendors.',
      severity: 'error',
      from: {
        path: `${root}(?:app|components|lib)/`,
        pathNot: [`${root}lib/gateway/dialects/registry\\.ts$`, `${root}lib/gateway/dialects/[^/]+/`],
      },
      to: { path: `${root}lib/gateway/dialects/[^/]+/` },
    },
    {
      name: 'dialects-speak-the-protocol',
      comment:
        'A dialect maps fields, signature and codes to our protocol: it reaches neither the database nor the commands, nor another dialect.',
      severity: 'error',
      from: { path: `${root}lib/gateway/dialects/([^/]+)/` },
      to: {
        path: `${root}lib/`,
        pathNot: [
          `${root}lib/gateway/dialects/(?:$1/|[^/]+\\.ts$)`,
          `${root}lib/gateway/protocol/`,
          rooms('platform', 'money'),
        ],
      },
    },
    {
      name: 'app-not-db',
      comment: 'A page or a route calls a room, never the database.',
      severity: 'error',
      from: { path: `${root}app/` },
      to: { path: rooms('db') },
    },
    {
      name: 'components-not-server',
      comment: 'Components show data; they never query the database.',
      severity: 'error',
      from: { path: `${root}components/` },
      to: { path: [rooms('db', 'cli', 'jobs', 'studio-host'), '^node_modules/(?:pg|kysely)/'] },
    },
    {
      name: 'lib-not-upward',
      comment: 'lib imports neither components nor app.',
      severity: 'error',
      from: { path: `${root}lib/` },
      to: { path: [`${root}components/`, `${root}app/`] },
    },
    {
      name: 'components-not-app',
      comment: 'components import nothing of app.',
      severity: 'error',
      from: { path: `${root}components/` },
      to: { path: `${root}app/` },
    },
    {
      name: 'no-cycles',
      comment: 'No import cycles: a module should be understandable without its users.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'examples-stand-alone',
      comment: 'The programs of examples reach the site over HTTP alone: they import nothing of it.',
      severity: 'error',
      from: { path: `${root}examples/` },
      to: { path: [`${root}(?:app|components|lib)/`, '^tests/(?!architecture/planted/)'] },
    },
    {
      name: 'not-from-tests',
      comment: 'Shipped code imports neither tests nor examples.',
      severity: 'error',
      from: { path: `${root}(?:app|components|lib)/` },
      to: { path: '^(?:tests|examples)/', pathNot: '^tests/architecture/planted/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next', '^tests/bench/reference'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
