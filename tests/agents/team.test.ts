/** Who belongs to the team of an agent, and which pages of the agent centre an agent has. */
import { centreEntries } from '@/components/agent/nav-items';
import { requireInTeam } from '@/lib/agents/team/policy';
import { createMember } from '@/lib/identity/commands';
import { useTestDatabase } from '../support/database';
import { join } from './world';

const held = useTestDatabase();

describe('the team of an agent', () => {
  let top: bigint;
  let agent: bigint;
  let below: bigint;
  let deep: bigint;
  let sibling: bigint;
  let foreign: bigint;
  let trial: bigint;

  beforeAll(async () => {
    top = await join(held.db, null, 1);
    agent = await join(held.db, top, 2);
    sibling = await join(held.db, top, 2);
    below = await join(held.db, agent, 2);
    deep = await join(held.db, below);
    foreign = await join(held.db, await join(held.db, null, 1));
    trial = (await createMember(held.db, { account: 'teamtrial', type: 4 })).id;
  });

  test('is the agent and everybody below at any depth', async () => {
    for (const member of [agent, below, deep])
      await expect(requireInTeam(held.db, agent, member)).resolves.toBeUndefined();
  });

  test('has nobody else, and the answer is that of an unknown member', async () => {
    for (const member of [top, sibling, foreign, trial, 999_999_999n])
      await expect(requireInTeam(held.db, agent, member)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        status: 404,
      });
  });
});

describe('the menu of the agent centre', () => {
  const keys = (access: Parameters<typeof centreEntries>[0]) => centreEntries(access).map(({ key }) => key);

  test('has transfers and customer service only if there is somebody to reach', () => {
    const with_ = keys({ kinds: [], hasTransfers: true, hasService: true });
    expect(with_).toEqual(expect.arrayContaining(['transfers', 'service']));
    const without = keys({ kinds: [], hasTransfers: false, hasService: false });
    expect(without).not.toContain('transfers');
    expect(without).not.toContain('service');
  });

  test('has the record of a kind of contract only if the agent has or had one', () => {
    const shown = keys({ kinds: ['daily'], hasTransfers: false, hasService: false });
    expect(shown).toContain('daily');
    for (const key of ['dividends', 'hourly', 'realtime']) expect(shown).not.toContain(key);
  });

  test('has four entries in the bar of a phone, each in a place of its own', () => {
    const entries = centreEntries({ kinds: [], hasTransfers: false, hasService: false });
    expect(entries.flatMap(({ bottom }) => bottom ?? []).sort()).toEqual([1, 2, 3, 4]);
  });
});
