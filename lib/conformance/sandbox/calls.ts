import { z } from 'zod';
import { database, inTransaction, type Db } from '@/lib/db/client';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { tooManyRequests } from '@/lib/platform/errors';
import { TEST_CURRENCY, type ModelGateway } from '../model/gateway';
import { answerModelCall, type ModelHost } from '../model/serve';
import { readState, writeState } from '../model/state';
import { sandboxSecrets } from './commands';
import { CALLS_AT_ONCE, CALLS_WAITING, LOGGED_CALLS, MAX_CALLS, MAX_LOGGED_TEXT } from './constants';

/** `launch` stands for a player who opens a game. The sandbox has two players and two games, with test money and play money. */
const launchCall = z.object({
  player: z.enum(['1', '2'], 'INVALID').default('1'),
  game: z.enum(['first', 'second'], 'INVALID').default('first'),
  mode: z.enum(['real', 'free'], 'INVALID').default('real'),
});

/** Answers a call of a sandbox: an operation of the protocol, or `launch` or `calls`. */
export const answerSandboxCall = (request: Request): Promise<Response> =>
  answerModelCall(request, sandboxHost(database()));

let atWork = 0;
const waiting: (() => void)[] = [];

/** Runs a few calls at the same time in this process, so that sandboxes cannot take the connections to the database from the site. */
const inTurn =
  (work: ModelHost['run']): ModelHost['run'] =>
  async (code, call) => {
    if (atWork < CALLS_AT_ONCE) atWork += 1;
    else if (waiting.length >= CALLS_WAITING) throw tooManyRequests(1);
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      await work(code, call);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else atWork -= 1;
    }
  };

function sandboxHost(db: Db): ModelHost {
  let vendor = '';
  // The connection of the call that is being answered: it must not wait for a second one while it holds this one.
  let connection: Db = db;
  return {
    now,
    async secretOf(code) {
      const row = await db
        .updateTable('conformance.sandbox')
        .set((eb) => ({ calls: eb('calls', '+', 1) }))
        .where('code', '=', code)
        .where('ends_at', '>', now())
        .returning(['secret_sealed', 'calls'])
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.calls > MAX_CALLS) throw tooManyRequests(3_600);
      vendor = code;
      return sandboxSecrets.open(row.secret_sealed, code);
    },
    run: inTurn(async (code, work) => {
      await inTransaction(db, async (tx) => {
        connection = tx;
        const { state } = await tx
          .selectFrom('conformance.sandbox')
          .select('state')
          .where('code', '=', code)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const next = await work(readState(state), now());
        await tx
          .updateTable('conformance.sandbox')
          .set({ state: writeState(next) })
          .where('code', '=', code)
          .execute();
      });
    }),
    own: {
      launch: {
        input: launchCall,
        run: (model: ModelGateway, { player, game, mode }: z.output<typeof launchCall>) => ({
          launchToken: model.launch({
            player,
            game,
            currency: mode === 'free' ? PLAY_CURRENCY : TEST_CURRENCY,
          }),
        }),
      },
      calls: { input: z.object({}), run: () => listCalls(connection, vendor) },
    },
    async log(code, { operation, body, status, answer }) {
      if (operation === 'calls') return;
      const { id } = await db
        .insertInto('conformance.sandbox_call')
        .values({
          code,
          at: now(),
          operation,
          status,
          body: body.slice(0, MAX_LOGGED_TEXT),
          answer: answer.slice(0, MAX_LOGGED_TEXT),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const oldest = db
        .selectFrom('conformance.sandbox_call')
        .select('id')
        .where('code', '=', code)
        .where('id', '<=', id)
        .orderBy('id', 'desc')
        .offset(LOGGED_CALLS)
        .limit(1);
      await db
        .deleteFrom('conformance.sandbox_call')
        .where('code', '=', code)
        .where('id', '<=', oldest)
        .execute();
    },
  };
}

async function listCalls(db: Db, code: string) {
  const rows = await db
    .selectFrom('conformance.sandbox_call')
    .select(['at', 'operation', 'status', 'body', 'answer'])
    .where('code', '=', code)
    .orderBy('id', 'desc')
    .limit(LOGGED_CALLS)
    .execute();
  return { calls: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
