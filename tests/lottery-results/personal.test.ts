import { sql } from 'kysely';
import { personalHistory } from '@/lib/backoffice/personal/history';
import { createMember } from '@/lib/identity/commands';
import { addFavourite } from '@/lib/studio/lottery/bets/favourites';
import { lotterySql } from '../studio-lottery-draws/support';
import { asOwner, useTestDatabase } from '../support/database';

const held = useTestDatabase();

const favourite = {
  gameCode: 'FAST5X1',
  name: 'My birthday',
  lines: [
    {
      play: 'front3-straight',
      selection: '1|2|3',
      unit: '1' as const,
      multiple: 1,
      prizeMode: 'ZY' as const,
    },
  ],
};

test('what a member has named and bet on in the lottery is exported, and the names are erased', async () => {
  const { id } = await createMember(held.db, { account: 'mali' });
  const other = await createMember(held.db, { account: 'riverfox' });
  await addFavourite(lotterySql(), id, favourite);
  await addFavourite(lotterySql(), other.id, favourite);
  const { lotteryFavourites, lotteryBets } = await personalHistory(held.db, id);
  expect(lotteryFavourites).toEqual([
    { at: expect.any(String), game: 'FAST5X1', name: 'My birthday', lines: favourite.lines },
  ]);
  expect(lotteryBets).toEqual([]);
  await sql`SELECT backoffice.erase_member(${id}, now())`.execute(held.db);
  const { rows } = await sql<{ player_id: bigint }>`SELECT player_id FROM studio.lottery_favourite`.execute(
    held.db,
  );
  expect(rows.map(({ player_id }) => player_id)).toEqual([other.id]);
});

test('every table of the lottery that names a player is exported, or has a reason why not', async () => {
  const { rows } = await asOwner(held.ownerUrl, (client) =>
    client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'studio' AND table_name LIKE 'lottery%' AND column_name = 'player_id' AND table_type = 'BASE TABLE' ORDER BY 1`,
    ),
  );
  const exported = ['lottery_bet', 'lottery_favourite'];
  // Sums of a draw until it is settled; tokens; slips, whose bets are exported; reversals, which are entries of the statement.
  const reasons = ['lottery_correction', 'lottery_member_sum', 'lottery_session', 'lottery_slip'];
  expect(rows.map(({ name }) => name).filter((name) => ![...exported, ...reasons].includes(name))).toEqual(
    [],
  );
});
