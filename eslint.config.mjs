import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** No float near money (MONEY-1, docs/trust.md M6): expressions that create one are refused in the rooms that have amounts. */
const noFloats = [
  { selector: "CallExpression[callee.name='parseFloat']", message: 'No float touches money: parseAmount().' },
  {
    selector: "MemberExpression[object.name='Number'][property.name='parseFloat']",
    message: 'No float touches money: parseAmount().',
  },
  {
    selector: "CallExpression[callee.property.name='toFixed']",
    message: 'No float touches money: formatDecimal() or showAmount().',
  },
  {
    selector: 'Literal[raw=/^[0-9]*\\.[0-9]+$/]',
    message: 'No float touches money: use integers or Amount.',
  },
];

/**
 * Without the rules of React: a file without elements has nothing for them to check, and they take half of the time of all rules, because
 * they run React's compiler over every function.
 */
const withoutReact = Object.fromEntries(
  [...next, ...typescript]
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((rule) => /^(react|react-hooks|jsx-a11y)\//.test(rule))
    .map((rule) => [rule, 'off']),
);

const config = [
  {
    ignores: [
      '.next*/**',
      'node_modules/**',
      '.data/**',
      'coverage/**',
      'tests/bench/reference/**',
      'tests/architecture/planted/**',
      'lib/db/types.ts',
      'next-env.d.ts',
      'screenshots/**',
      'test-results/**',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      // Artwork is SVG from our own routes, cached for good: the image optimiser has nothing to add to it.
      '@next/next/no-img-element': 'off',
      // Logging in and out loads the page anew on purpose: nothing of the session before may stay in memory.
      '@next/next/no-location-assign-relative-destination': 'off',
    },
  },
  {
    files: [
      'lib/money/**',
      'lib/ledger/**',
      'lib/cashier/**',
      'lib/gateway/**',
      'lib/rewards/**',
      'lib/agents/**',
      'examples/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noFloats] },
  },
  { files: ['examples/**', 'lib/**', 'tests/**/*.ts'], ignores: ['**/*.tsx'], rules: withoutReact },
  // useTestDatabase() is no React hook; tests of components are held to the rule by their own components.
  { files: ['tests/**/*.tsx'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['examples/vendor/main.ts', 'lib/cli/**', 'tests/bench/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
];

export default config;
