import { sql, type Db } from '@/lib/db/client';
import type { Text } from '@/lib/content/types';
import type { Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import type { PrizeKind, Sector, Spin, Wheel } from './types';

/** The current wheel, open or not; undefined if no operator has made one. */
export async function readWheel(db: Db): Promise<Wheel | undefined> {
  const wheel = await db
    .selectFrom('rewards.wheel')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!wheel) return undefined;
  const rows = await db
    .selectFrom('rewards.wheel_sector')
    .selectAll()
    .where('wheel_id', '=', wheel.id)
    .orderBy('place')
    .execute();
  return {
    id: wheel.id,
    isOpen: wheel.open,
    consolation: wheel.consolation as Amount,
    createdAt: wheel.created_at,
    sectors: rows.map((row): Sector => ({
      place: row.place,
      title: row.title as Text,
      weight: row.weight,
      prize: row.prize as PrizeKind,
      amount: row.amount as Amount,
      goodId: row.good_id,
      stock: row.stock,
      won: row.won,
    })),
  };
}

interface SpinRow {
  id: bigint;
  wheelId: bigint;
  place: number;
  title: Text;
  given: Spin['given'];
  amount: Amount;
  currency: string;
  createdAt: Date;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  weights: number[];
  orderId: bigint | null;
}

const spins = (where: ReturnType<typeof sql>) => sql<SpinRow>`
  SELECT s.id, s.wheel_id AS "wheelId", s.place, w.title, s.given, s.amount, s.currency, s.created_at AS "createdAt",
         s.server_seed AS "serverSeed", s.commitment, s.client_seed AS "clientSeed",
         ARRAY(SELECT x.weight FROM rewards.wheel_sector x WHERE x.wheel_id = s.wheel_id ORDER BY x.place) AS weights,
         (SELECT r.id FROM rewards.redemption r WHERE r.spin_id = s.id) AS "orderId"
    FROM rewards.spin s JOIN rewards.wheel_sector w ON w.wheel_id = s.wheel_id AND w.place = s.place
   WHERE ${where}`;

const toSpin = ({ serverSeed, commitment, clientSeed, weights, ...row }: SpinRow): Spin => ({
  ...row,
  proof: { serverSeed, commitment, clientSeed, weights },
});

/** One spin of a member. Throws NOT_FOUND 404. */
export async function getSpin(db: Db, memberId: bigint, id: bigint): Promise<Spin> {
  const { rows } = await spins(sql`s.id = ${id} AND s.member_id = ${memberId}`).execute(db);
  if (!rows[0]) throw notFound();
  return toSpin(rows[0]);
}

/** A member's spins before an id, newest first. */
export async function listSpins(
  db: Db,
  memberId: bigint,
  page: { before?: bigint | undefined; size: number },
): Promise<{ list: Spin[]; more: boolean }> {
  const { rows } =
    await spins(sql`s.member_id = ${memberId} ${page.before === undefined ? sql`` : sql`AND s.id < ${page.before}`}
    ORDER BY s.id DESC LIMIT ${page.size + 1}`).execute(db);
  return { list: rows.slice(0, page.size).map(toSpin), more: rows.length > page.size };
}
