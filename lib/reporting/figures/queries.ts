import { sql, type Db } from '@/lib/db/client';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { siteCurrency } from '../settlement';

/** The currencies in which the house has accounts, the site's own first. Points are no money and not among them. */
export async function listReportCurrencies(db: Db): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    SELECT DISTINCT a.currency::text AS currency FROM ledger.account a
     WHERE a.owner_id = 0 AND a.owner_kind = 'house' AND a.currency <> ${POINTS_CURRENCY} ORDER BY 1`.execute(
    db,
  );
  const own = siteCurrency();
  return [own, ...rows.map(({ currency }) => currency).filter((currency) => currency !== own)];
}
