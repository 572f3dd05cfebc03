/** What each account type may: the table of lib/agents/README.md, row by row. */
import { readFileSync } from 'node:fs';
import { makeAccounts } from '@/lib/agents/accounts/commands';
import { offerContract } from '@/lib/agents/contracts/commands';
import { changeLine } from '@/lib/agents/lines/commands';
import { LINE_TYPES } from '@/lib/agents/lines/constants';
import { createLink } from '@/lib/agents/links/commands';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { AppError } from '@/lib/platform/errors';
import { useTestDatabase } from '../support/database';
import { callRoute, routeOf } from '../support/routes';
import { signed, termsOf } from './contract-model';

const held = useTestDatabase();
const ORIGIN = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};
const TYPES = [...LINE_TYPES, 4];
let count = 0;
let operatorId: bigint;

beforeAll(async () => {
  operatorId = await createOperator(held.db, {
    account: 'types',
    name: 'Types',
    password: 'a long password',
  });
});

const make = async (type: number, uplineId?: bigint) =>
  (await createMember(held.db, { account: `types${++count}`, type, uplineId })).id;

/** Whether a call succeeds; a refusal must be one that the room knows. */
async function may(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}

const becomes = (type: number, uplineId: bigint | null) => async () => {
  // An agent of another type, so that there is a change.
  const memberId = await make(type === 0 ? 1 : 0);
  await inTransaction(held.db, (tx) =>
    changeLine(tx, { memberId, toUplineId: uplineId, toType: type, reason: 'test', operatorId }),
  );
};

/** The row of a type as the code behaves. */
async function rowOf(type: number) {
  const top = await make(1);
  // An upline offers and answers within its own contract.
  await signed(held.db, { operatorId }, top, termsOf('daily', 10_000));
  const below = await make(type, top);
  const above = (await may(becomes(type, null))) ? await make(type) : undefined;
  const made: number[] = [];
  for (const other of TYPES) {
    const name = `types${++count}`;
    const given = { type: other, requestId: `types-${count}` };
    const byAccount = await may(() => makeAccounts(held.db, below, { ...given, accounts: [name] }));
    const byLink = await may(() => createLink(held.db, below, { ...given, name }));
    expect(byLink).toBe(byAccount);
    if (byAccount) made.push(other);
  }
  const offer = (agentId: bigint, by: { memberId: bigint } | { operatorId: bigint }) =>
    may(() =>
      offerContract(held.db, by, {
        agentId,
        terms: termsOf('daily', 10_000),
        requestId: `types-${++count}`,
        confirm: false,
      }),
    );
  const platform = above !== undefined && (await offer(above, { operatorId }));
  const asked = await offer(below, { memberId: below });
  const centre = await routeOf('/wps/agent/overview');
  const { token } = await startSession(held.db, below, ORIGIN, false);
  const answer = await callRoute(centre, { headers: { authorization: `Bearer ${token}` }, input: {} });
  return {
    top: above !== undefined,
    below: await may(becomes(type, top)),
    makes: made.join(', ') || 'nobody',
    contract: [platform && 'platform', asked && 'upline'].filter(Boolean).join(', ') || 'nobody',
    centre: answer.status === 200,
  };
}

/** The rows of the table in the README, by type. */
const table = new Map(
  [...readFileSync('lib/agents/README.md', 'utf8').matchAll(/^\| (\d+) +\|(.*)\|$/gm)].map((match) => {
    const [, top, below, makes, contract, centre] = match[2]!.split('|').map((cell) => cell.trim());
    return [
      Number(match[1]),
      { top: top === 'yes', below: below === 'yes', makes, contract, centre: centre === 'yes' },
    ];
  }),
);

test('the table names every type of a line', () => {
  expect([...table.keys()].sort()).toEqual([...LINE_TYPES].sort());
});

test.each([...LINE_TYPES])('type %i may what the table says', async (type) => {
  expect(await rowOf(type)).toEqual(table.get(type));
});
