import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';

// Runs before each test file: what env() needs, so that no test depends on the machine's own settings.
(process.env as Record<string, string>).NODE_ENV = 'test';
process.env.SESSION_SECRET ??= 'a-secret-for-tests-only-0123456789abcdef';
process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none';
// Pictures of the tests go where they may be forgotten. A folder for each worker: tests count the files in it, and sweep away
// those that their own database does not know.
process.env.UPLOADS_DIR ??= `${tmpdir()}/croupier-test-uploads-${process.pid}`;

// Each test file has a process of its own, a copy. Next's transformer wraps `on` and its like of the worker's, bound to that, and
// the copy has them too: what a file listens for (pino's log, its exit) would stay on the worker's process, a listener and the
// whole file behind it for every file. Without them the copy listens for itself.
for (const [name, method] of Object.entries(EventEmitter.prototype))
  if (typeof method === 'function') Reflect.deleteProperty(process, name);
