/**
 * The directions of the house (design.md §3). Each rule has a planted violation under tests/architecture/planted,
 * so that a rule that went blind fails the tests.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const root = '^(?:tests/architecture/planted/)?';
const rooms = (...names) => `${root}lib/(?:${names.join('|')})/`;

/** From the ground up; a room may import what stands before it, and its own storey only where `beside` allows. */
const storeys = [
  ['platform', 'money', 'i18n'],
  ['db'],
  ['ledger'],
  ['identity', 'content', 'catalogue'],
  ['gateway', 'cashier', 'protection'],
  ['reporting'],
  ['rewards', 'agents'],
  ['inbox', 'backoffice', 'jobs'],
  ['cli'],
];
const beside = { platform: ['money', 'i18n'], cli: [] };

const upward = storeys.flatMap((names, level) => {
  const above = storeys.slice(level + 1).flat();
  return names.map((name) => ({
    name: `room-${name}`,
    comment: `lib/${name} may not import the rooms above it, nor its neighbours.`,
    severity: 'error',
    from: { path: rooms(name) },
    to: {
      path: rooms(
        ...above,
        'studio',
        ...names.filter((other) => other !== name && !(beside[name] ?? []).includes(other)),
      ),
    },
  }));
});

module.exports = {
  forbidden: [
    ...upward.filter((rule) => !['room-cli', 'room-jobs'].includes(rule.name)),
    {
      name: 'room-jobs',
      comment: 'The list of scheduled work may reach every room but the commands.',
      severity: 'error',
      from: { path: rooms('jobs') },
      to: { path: rooms('cli') },
    },
    {
      name: 'studio-speaks-the-protocol',
      comment: 'The studio is a vendor like any other: it knows the platform, money and the protocol only.',
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
      name: 'app-not-db',
      comment: 'A page or a route asks a room; it never asks the database.',
      severity: 'error',
      from: { path: `${root}app/` },
      to: { path: rooms('db') },
    },
    {
      name: 'components-not-server',
      comment: 'Components show what they are given; the database is not theirs.',
      severity: 'error',
      from: { path: `${root}components/` },
      to: { path: [rooms('db', 'cli', 'jobs'), '^node_modules/(?:pg|kysely)/'] },
    },
    {
      name: 'lib-not-upward',
      comment: 'lib knows neither components nor app.',
      severity: 'error',
      from: { path: `${root}lib/` },
      to: { path: [`${root}components/`, `${root}app/`] },
    },
    {
      name: 'components-not-app',
      comment: 'components know nothing of app.',
      severity: 'error',
      from: { path: `${root}components/` },
      to: { path: `${root}app/` },
    },
    {
      name: 'no-cycles',
      comment: 'What depends on itself cannot be understood from one end.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-from-tests',
      comment: 'What ships does not import tests.',
      severity: 'error',
      from: { path: `${root}(?:app|components|lib)/` },
      to: { path: '^tests/', pathNot: '^tests/architecture/planted/' },
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
