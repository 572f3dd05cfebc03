import { sql, type Db } from '@/lib/db/client';
import { siteCurrency } from '../settlement';

/** The currencies in which the house has accounts, the site's own first. */
export async function listReportCurrencies(db: Db): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    SELECT DISTINCT a.currency::text AS currency FROM ledger.account a
     WHERE a.owner_id = 0 AND a.owner_kind = 'house' ORDER BY 1`.execute(db);
  const own = siteCurrency();
  return [own, ...rows.map(({ currency }) => currency).filter((currency) => currency !== own)];
}
