/** The wallet kind of a vendor stays while members have money in its wallets (docs/decisions/0153). */
import { sql } from 'kysely';
import { POST as changeVendor } from '@/app/(backoffice)/backoffice/api/vendors/[code]/route';
import { createMember } from '@/lib/identity/commands';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();

test('a vendor keeps its wallets while one of them has money', async () => {
  await sql`INSERT INTO catalogue.vendor (code, display_name, wallet_kind) VALUES ('KEEPER', 'Keeper', 'transfer')`.execute(
    held.db,
  );
  const { id } = await createMember(held.db, { account: 'keptperson' });
  const { browser } = await createOperatorBrowser(held.db, 'keeperdesk', ['integrations.write']);
  let version = 1;
  const change = async (walletKind: string) => {
    const settings = {
      code: 'KEEPER',
      version,
      displayName: 'Keeper',
      launchUrl: '',
      hosts: '',
      opensIn: 'frame',
      walletKind,
      currencies: [],
      allowsTrial: true,
      categories: ['RNG'],
      position: 1,
    };
    const { body } = await browser.send(changeVendor, 'POST', '/backoffice/api/x', settings, {
      code: 'KEEPER',
    });
    if (body.value) version += 1;
    return (
      (body.fields as Record<string, { code: string }> | undefined)?.walletKind?.code ?? body.code ?? 'OK'
    );
  };
  const book = (moved: number, reported: number | null) =>
    sql`INSERT INTO gateway.wallet_book (member_id, vendor, currency, moved, reported) VALUES (${id}, 'KEEPER', 'THB', ${moved}, ${reported})
      ON CONFLICT (member_id, vendor, currency) DO UPDATE SET moved = excluded.moved, reported = excluded.reported`.execute(
      held.db,
    );
  await book(50_000, null);
  expect(await change('single')).toBe('WALLETS_NOT_EMPTY');
  await book(0, 1);
  expect(await change('single')).toBe('WALLETS_NOT_EMPTY');
  expect(await change('transfer')).toBe('OK');
  await book(50_000, 0);
  expect(await change('single')).toBe('OK');
});
