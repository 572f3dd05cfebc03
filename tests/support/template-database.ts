import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs `work` with a connection of its own, in the role that the address names. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** The same database of an embedded server over TCP in place of the socket: there the server asks for the password. */
export function overTcp(url: string): URL {
  const tcp = new URL(url);
  tcp.searchParams.delete('host');
  return tcp;
}

/** Clones the template. Concurrent clones of one template wait for each other inside PostgreSQL's lock. */
export async function cloneTemplate(adminUrl: string, template: string): Promise<string> {
  const name = `croupier_test_${randomBytes(6).toString('hex')}`;
  await withClient(adminUrl, async (client) => {
    // CREATE DATABASE fails while another session clones the same template: take turns.
    await client.query('SELECT pg_advisory_lock(7205332)');
    // Copying files needs a sixth of the time of writing each page to the log (the default).
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  });
  return name;
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}
