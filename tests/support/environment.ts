import { tmpdir } from 'node:os';

// Runs before each test file: what env() needs, so that no test depends on the machine's own settings.
(process.env as Record<string, string>).NODE_ENV = 'test';
process.env.SESSION_SECRET ??= 'a-secret-for-tests-only-0123456789abcdef';
process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none';
// Pictures of the tests go where they may be forgotten. A folder for each worker: tests count the files in it, and sweep away
// those that their own database does not know.
process.env.UPLOADS_DIR ??= `${tmpdir()}/croupier-test-uploads-${process.pid}`;
