import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';

// Runs before each test file: what env() needs, so that no test depends on the machine's own settings.
(process.env as Record<string, string>).NODE_ENV = 'test';
process.env.SESSION_SECRET ??= 'a-secret-for-tests-only-0123456789abcdef';
process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none';
// Pictures of the tests are stored in a temporary folder. Each worker has its own, because tests count its files and delete those that
// their own database does not know.
process.env.UPLOADS_DIR ??= `${tmpdir()}/croupier-test-uploads-${process.pid}`;

// Each test file gets a copy of `process`. Next.js' transformer binds `on` and similar methods to the worker's own `process`, and the
// copy inherits them. Listeners of a file (pino's log, its exit) would then stay on the worker's process, one for each file, with the
// memory of the whole file. Without the bound methods each copy has its own listeners.
for (const [name, method] of Object.entries(EventEmitter.prototype))
  if (typeof method === 'function') Reflect.deleteProperty(process, name);
