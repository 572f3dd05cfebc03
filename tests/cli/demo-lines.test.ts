/** The demo's lines of agents: their members, and that an interrupted history is continued without doing anything twice. */
import { exceeds } from '@/lib/agents/contracts/terms';
import { AGENT_CHECKS } from '@/lib/agents/checks';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { DEMO_MEMBERS } from '@/lib/cli/seed/accounts';
import { LINE_PEOPLE } from '@/lib/cli/seed/agents/people';
import { seedAgents } from '@/lib/cli/seed/agents/seed-agents';
import { SIGNED } from '@/lib/cli/seed/agents/terms';
import { setFlag } from '@/lib/content/commands';
import { flag } from '@/lib/content/queries';
import { sql } from '@/lib/db/client';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { createMember } from '@/lib/identity/commands';
import { setClock } from '@/lib/platform/clock';
import { useTestDatabase } from '../support/database';

const people = [...DEMO_MEMBERS, ...LINE_PEOPLE].map(({ account, type, upline }) => ({
  account,
  type,
  upline,
}));
const byAccount = new Map(people.map((person) => [person.account, person]));

const lineOf = (account: string): string[] => {
  const upline = byAccount.get(account)!.upline;
  return upline === undefined ? [account] : [...lineOf(upline), account];
};

describe('the people of the lines', () => {
  const inLines = people.filter(({ account, type }) => type !== 0 || lineOf(account).length > 1);

  it('are 300 in three lines of agents, four deep', () => {
    expect(inLines).toHaveLength(300);
    expect(byAccount.size).toBe(people.length);
    const tops = new Set(inLines.map(({ account }) => lineOf(account)[0]));
    expect([...tops].sort()).toEqual(['emberhall', 'jadepavilion', 'lanternagent']);
    for (const top of tops) {
      const agents = inLines.filter(({ account, type }) => type !== 0 && lineOf(account)[0] === top);
      expect(Math.max(...agents.map(({ account }) => lineOf(account).length))).toBe(4);
    }
  });

  it('have names that the registration would accept', () => {
    for (const { account } of LINE_PEOPLE) expect(account).toMatch(/^[a-z]{6,16}$/);
  });

  it('sign contracts below those of their uplines', () => {
    const signed = new Map(SIGNED.map(({ agent, terms }) => [agent, terms]));
    for (const { agent, terms } of SIGNED) {
      const above = byAccount.get(agent)!.upline;
      for (const own of Object.values(terms)) {
        if (above === undefined) continue;
        const upper = signed.get(above)![own.kind];
        expect({ agent, kind: own.kind, hasUpper: upper !== undefined }).toEqual({
          agent,
          kind: own.kind,
          hasUpper: true,
        });
        expect({ agent, kind: own.kind, exceeds: exceeds(own, upper!) }).toEqual({
          agent,
          kind: own.kind,
          exceeds: false,
        });
        expect(own.period).toBe(upper!.period);
      }
    }
  });
});

describe('the history of the lines', () => {
  const held = useTestDatabase();
  const seed = (days: number) => {
    let asked = 0;
    return seedAgents(held.db, 'early', {
      password: 'nine paper lanterns',
      paymentPassword: '271828',
      stopped: () => asked++ >= days,
    });
  };
  const figures = async () => {
    const { rows } = await sql<Record<string, bigint>>`
      SELECT (SELECT count(*) FROM gateway.round) AS rounds, (SELECT sum(stake::bigint) FROM gateway.round)::bigint AS stakes,
             (SELECT count(*) FROM agents.bill) AS bills, (SELECT sum(own_share) FROM agents.bill WHERE payment = 'paid')::bigint AS paid,
             (SELECT count(*) FROM agents.contract) AS contracts, (SELECT count(*) FROM cashier.deposit) AS deposits,
             (SELECT count(*) FROM identity.member) AS members,
             (SELECT sum(-amount) FROM ledger.house_balances() h WHERE h.kind = 'commissions')::bigint AS commissions`.execute(
      held.db,
    );
    return rows[0]!;
  };

  beforeAll(async () => {
    await importStudioGames(held.db, { categories: ['LIVE', 'SPORTS', 'FISH'] });
    await createOperator(held.db, {
      account: 'operator',
      name: 'Khun Anong',
      password: 'nine paper lanterns',
      roles: ['owner'],
    });
    setClock(new Date(Date.now() - 63 * 86_400_000));
    for (const { account, nickname, type, upline } of DEMO_MEMBERS.filter(({ type }) => type !== 0)) {
      const above = upline
        ? await held.db
            .selectFrom('identity.member')
            .select('id')
            .where('account', '=', upline)
            .executeTakeFirstOrThrow()
        : undefined;
      await createMember(held.db, { account, nickname, type, uplineId: above?.id });
    }
    setClock(undefined);
  }, 60_000);

  it('is continued where a stopped start has left it, and a day that is made again changes nothing', async () => {
    expect(await seed(8)).toBeGreaterThan(100);
    const before = await figures();
    expect(Number(before.members)).toBe(LINE_PEOPLE.length + 2);
    expect(Number(before.bills)).toBeGreaterThan(100);
    expect(before.paid).toBeGreaterThan(0n);

    const progress = await flag(held.db, 'demo.agents', { until: '', day: 0 });
    await setFlag(held.db, 'demo.agents', { ...progress, day: progress.day + 1 }, false);
    await seed(1);
    expect(await figures()).toEqual(before);

    await seed(5);
    const after = await figures();
    expect(after.rounds).toBeGreaterThan(before.rounds!);
    expect(after.members).toBe(before.members);
    expect(after.commissions).toBe(after.paid);
  }, 120_000);

  it('passes the checks of the agents', async () => {
    const { checks } = await verifyLedger(held.db, AGENT_CHECKS);
    expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(checks.find(({ name }) => name.includes('pay out'))!.read).toBeGreaterThan(0);
  });
});
