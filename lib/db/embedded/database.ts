import pg from 'pg';
import { APP_LOGIN, DATABASE, type Cluster } from './cluster';

/** Creates the site's database in a new cluster. */
export async function ensureDatabase(cluster: Cluster): Promise<void> {
  const admin = new URL(cluster.ownerUrl);
  admin.pathname = '/postgres';
  await withClient(admin.toString(), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

/** Creates the app's login, after the first migration has created its role. The password is generated here, in hex. */
export async function ensureAppLogin(cluster: Cluster): Promise<void> {
  const { password } = new URL(cluster.appUrl);
  if (!/^[0-9a-f]+$/.test(password)) throw new Error('unexpected password');
  await withClient(cluster.ownerUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APP_LOGIN]);
    const verb = rowCount ? 'ALTER' : 'CREATE';
    await client.query(`${verb} ROLE ${APP_LOGIN} LOGIN PASSWORD '${password}'`);
    await client.query(`GRANT croupier_app TO ${APP_LOGIN}`);
  });
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
