import { launchGame, type Player } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { useTestDatabase } from '../support/database';
import { openTable } from '../support/players';

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
