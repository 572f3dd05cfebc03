import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';
import { escapeFormula, timeFormat } from '@/lib/platform/csv';
import type { Page, PageRequest } from '@/lib/platform/page';
import { resolveDays } from '@/lib/platform/period';
import { settlementZone } from '@/lib/reporting/settlement';
import { readBills, readIncome } from '../bills/loaders';
import { CONTRACT_KINDS, type ContractKind } from '../constants';
import { allTeamBets } from '../team/bets/loaders';
import { requireInTeam } from '../team/policy';
import { readLosses, readTeam } from '../team/reports';
import type { LossesInput, TeamInput } from '../team/schema';

/** Rows of CSV files of the agent centre, the heads first, in the reader's language. Times have the offset of the settlement zone. */
export type Cells = AsyncGenerator<string[]>;

/** Rows that are read from the database at once. */
const BATCH = 500;

type Unpaged<Query> = Omit<Query, keyof PageRequest>;
type Days = { from?: string | undefined; to?: string | undefined };

async function* allOf<Read extends Page<unknown>>(
  read: (request: PageRequest) => Promise<Read>,
): AsyncGenerator<[Read['list'][number], Read]> {
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await read({ pageNum, pageSize: BATCH });
    for (const row of page.list) yield [row, page];
    if (pageNum >= page.totalPages) return;
  }
}

const headsIn = (locale: LocaleCode) => {
  const t = translator(locale, 'agent-reports');
  return (...keys: string[]): string[] => keys.map((key) => escapeFormula(t(`file.${key}`)));
};

/** Account, nickname and kind of a member. */
const nameCells = (
  row: { account: string; nickname: string; isAgent: boolean },
  t: ReturnType<typeof translator>,
): string[] => [row.account, row.nickname, t(row.isAgent ? 'file.agent' : 'file.player')].map(escapeFormula);

/** The team list as a file. Throws NOT_FOUND 404 for a member outside the team, INVALID_INPUT on `to` (resolveDays). */
export async function teamRows(
  db: Db,
  agentId: bigint,
  input: Unpaged<TeamInput>,
  locale: LocaleCode,
): Promise<Cells> {
  await requireInTeam(db, agentId, input.memberId ?? agentId);
  const days = resolveDays(input);
  const heads = headsIn(locale);
  const t = translator(locale, 'agent-reports');
  const time = timeFormat(settlementZone());
  return (async function* () {
    yield heads(
      'account',
      'nickname',
      'kind',
      'level',
      'upline',
      'directs',
      'joined',
      'lastLogin',
      'validBet',
      'netLoss',
      'deposits',
      'withdrawals',
      'currency',
    );
    const rows = allOf((request) => readTeam(db, agentId, { ...input, ...days, ...request }));
    for await (const [row, { currency }] of rows)
      yield [
        ...nameCells(row, t),
        String(row.level),
        escapeFormula(row.upline),
        String(row.directs),
        time(new Date(row.joinedAt)),
        row.lastLoginAt ? time(new Date(row.lastLoginAt)) : '',
        row.team.validBet,
        row.team.netLoss,
        row.team.deposits,
        row.team.withdrawals,
        currency,
      ];
  })();
}

/** Profit and loss of each team below a member as a file. Throws NOT_FOUND 404 for a member outside the team, INVALID_INPUT on `to`. */
export async function lossRows(
  db: Db,
  agentId: bigint,
  input: Unpaged<LossesInput>,
  locale: LocaleCode,
): Promise<Cells> {
  await requireInTeam(db, agentId, input.memberId ?? agentId);
  const days = resolveDays(input);
  const heads = headsIn(locale);
  const t = translator(locale, 'agent-reports');
  return (async function* () {
    yield heads('account', 'nickname', 'kind', 'directs', 'validBet', 'netLoss', 'currency');
    const rows = allOf((request) => readLosses(db, agentId, { ...input, ...days, ...request }));
    for await (const [row, { currency }] of rows)
      yield [...nameCells(row, t), String(row.directs), row.team.validBet, row.team.netLoss, currency];
  })();
}

/** The bills of an agent, or of the direct downlines, as a file. Throws INVALID_INPUT on `to` (resolveDays). */
export function billRows(
  db: Db,
  agentId: bigint,
  query: Days & { side: 'own' | 'downline'; kind?: ContractKind | undefined; memberId?: bigint | undefined },
  locale: LocaleCode,
): Cells {
  const days = resolveDays(query);
  const heads = headsIn(locale);
  const t = translator(locale, 'agent-bills');
  const time = timeFormat(settlementZone());
  const isOwn = query.side === 'own';
  return (async function* () {
    yield heads(
      'bill',
      'contract',
      'billFrom',
      'billTo',
      'account',
      'tier',
      'validBet',
      'netLoss',
      'active',
      'earned',
      'corrected',
      'due',
      'allocated',
      ...(isOwn ? ['passedOn', 'ownShare'] : []),
      'state',
      'paidAt',
      'currency',
    );
    const rows = allOf((request) => readBills(db, agentId, { ...query, ...days, ...request }));
    for await (const [bill] of rows)
      yield [
        bill.id,
        escapeFormula(t(`kinds.${bill.kind}`)),
        time(new Date(bill.from)),
        time(new Date(bill.to)),
        escapeFormula(bill.agent.account),
        bill.tier === null ? '' : String(bill.tier),
        bill.validBet,
        bill.netLoss,
        String(bill.active),
        bill.earned,
        bill.corrected,
        bill.due,
        bill.allocated,
        ...(isOwn ? [bill.passedOn ?? '', bill.ownShare ?? ''] : []),
        escapeFormula(t(`status.${bill.status}`)),
        bill.paidAt ? time(new Date(bill.paidAt)) : '',
        bill.currency,
      ];
  })();
}

/** An agent's own shares by settlement day and kind as a file. Throws INVALID_INPUT on `to` (resolveDays). */
export function incomeRows(db: Db, agentId: bigint, query: Days, locale: LocaleCode): Cells {
  const days = resolveDays(query);
  const heads = headsIn(locale);
  const t = translator(locale, 'agent-bills');
  return (async function* () {
    const [day, total, currency] = heads('day', 'ownShare', 'currency');
    yield [day!, ...CONTRACT_KINDS.map((kind) => escapeFormula(t(`kinds.${kind}`))), total!, currency!];
    const income = await readIncome(db, agentId, days);
    for (const row of income.days)
      yield [row.day, ...CONTRACT_KINDS.map((kind) => row[kind]), row.total, income.currency];
  })();
}

/** The bets of a team as a file. Throws NOT_FOUND 404 for a member outside the team, INVALID_INPUT on `to` (resolveDays). */
export async function betRows(
  db: Db,
  agentId: bigint,
  input: Parameters<typeof allTeamBets>[2],
  locale: LocaleCode,
): Promise<Cells> {
  const heads = headsIn(locale);
  const time = timeFormat(settlementZone());
  const { currency, bets } = await allTeamBets(db, agentId, input, locale);
  return (async function* () {
    yield heads(
      'round',
      'account',
      'nickname',
      'level',
      'opened',
      'settled',
      'vendor',
      'game',
      'stake',
      'validBet',
      'payout',
      'netLoss',
      'currency',
    );
    for await (const bet of bets)
      yield [
        String(bet.roundId),
        escapeFormula(bet.account),
        escapeFormula(bet.nickname),
        bet.level === null ? '' : String(bet.level),
        time(bet.openedAt),
        bet.settledAt ? time(bet.settledAt) : '',
        escapeFormula(bet.vendor),
        escapeFormula(bet.gameName),
        formatDecimal(bet.stake),
        formatDecimal(bet.validBet),
        formatDecimal(bet.payout),
        formatDecimal(bet.stake - bet.payout),
        currency,
      ];
  })();
}
