import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/**
 * Packages that ship ES modules only: Jest runs CommonJS, so they are compiled like our own code. A package with CommonJS too does not
 * belong here: kysely alone has 279 files, which would be compiled for nothing.
 */
const ESM_ONLY = [
  'next-intl',
  'use-intl',
  '@formatjs',
  'intl-messageformat',
  'jose',
  'icu-minify',
  'uncrypto',
  '@noble',
  '@scure',
  'iron-session',
  'iron-webcrypto',
];

export default async function config() {
  const base = await createJestConfig({
    testEnvironment: 'node',
    // Compiles and resolves a module once for each worker, and not once for each suite (docs/decisions/0160).
    runtime: '<rootDir>/tests/support/jest-runtime.cjs',
    setupFiles: ['<rootDir>/tests/support/environment.ts', '<rootDir>/tests/support/cheap-hashes.ts'],
    setupFilesAfterEnv: ['<rootDir>/tests/support/no-console-errors.ts'],
    globalSetup: '<rootDir>/tests/support/global-setup.ts',
    globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
    // Suites named *.full.test.ts run in `npm run test:full` only.
    testPathIgnorePatterns: [
      '/node_modules/',
      '<rootDir>/.next',
      '<rootDir>/tests/e2e/',
      ...(process.env.TEST_FULL === '1' ? [] : ['\\.full\\.test\\.tsx?$']),
    ],
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
    // A suite and its database session wait for each other: two suites use two thirds of two cores.
    maxWorkers: 3,
    // The full run repeats random cases up to 250 times as often.
    testTimeout: process.env.TEST_FULL === '1' ? 600_000 : 60_000,
  })();
  return { ...base, transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`] };
}
