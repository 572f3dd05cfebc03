import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** The bare route handler: one SELECT. */
export async function POST() {
  const { rows } = await pool.query('SELECT 1 AS one');
  return Response.json(rows[0]);
}
