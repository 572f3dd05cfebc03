import { importStudioGames } from '@/lib/catalogue/import-studio';
import { gameByCode } from '@/lib/catalogue/queries';
import { authenticate, launchGame, type Player } from '@/lib/gateway/launch/commands';
import { gameAddress } from '@/lib/gateway/launch/loaders';
import { createMember } from '@/lib/identity/commands';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { useTestDatabase } from '../support/database';
import { openTable } from '../support/players';

// The session of a page is in the cookies of its request, and there is none here.
jest.mock('@/lib/identity/loaders', () => ({ currentSession: () => Promise.resolve(undefined) }));

const held = useTestDatabase();

test('the address of a game contains accountType=0 only for play money', async () => {
  const { nodeId } = await openTable(held.db, 'ADDRESS');
  const member = await createMember(held.db, { account: 'opener' });
  const trial = await createMember(held.db, { account: 'tryer', type: TRIAL_TYPE });
  const open = async (player: Player, mode?: 'real' | 'free') =>
    (await launchGame(held.db, { player, nodeId, mode, language: 'en' })).gameUrl.split('#')[0];
  const asMember = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const asTrial = { memberId: trial.id, kind: 'trial' as const, currency: trial.currency };
  expect(await open(asMember, 'free')).toBe(`/seamless?game=${nodeId}&accountType=0`);
  expect(await open(asTrial)).toBe(`/seamless?game=${nodeId}&accountType=0`);
  expect(await open(asMember, 'real')).toBe(`/seamless?game=${nodeId}`);
  expect(await open(asMember)).toBe(`/seamless?game=${nodeId}`);
});

test('a game of our lottery has the page of its hall and no frame', async () => {
  await importStudioGames(held.db, { categories: ['LOTT', 'ELOTT'] });
  const member = await createMember(held.db, { account: 'drawer' });
  const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const found = async (vendor: string, code: string) => (await gameByCode(held.db, vendor, code))!.nodeId;
  const cases = [
    ['ELOTT', 'FAST5X1', '/lottery?gameCode=FAST5X1'],
    ['TCG_LOTTO_VN', 'VNNORTH', '/vi/vnLottery?gameCode=VNNORTH'],
    ['TCG_SEA', 'THAI', '/seaLottery?gameCode=THAI'],
  ] as const;
  for (const [vendor, code, path] of cases) {
    const language = path.startsWith('/vi') ? ('vi' as const) : ('en' as const);
    const nodeId = await found(vendor, code);
    const launch = await launchGame(held.db, { player, nodeId, language });
    expect(launch.gameUrl).toBe(path);
    const session = await authenticate(held.db, vendor, { launchToken: launch.launchToken });
    expect(session).toMatchObject({ gameCode: code, playerId: String(member.id), trial: false });
    expect(await gameAddress(String(nodeId), { locale: 'en', free: false })).toBeUndefined();
  }
});

test('a game whose vendor is paused has no address', async () => {
  const { nodeId } = await openTable(held.db, 'PAUSED');
  const address = () => gameAddress(String(nodeId), { locale: 'en', free: false });
  expect(await address()).toBeDefined();
  await held.db
    .updateTable('catalogue.vendor')
    .set({ status: 'maintenance' })
    .where('code', '=', 'PAUSED')
    .execute();
  expect(await address()).toBeUndefined();
});
