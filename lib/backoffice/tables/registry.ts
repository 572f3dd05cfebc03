import { TABLE_NAMES, type TableName } from './constants';
import { applicationsTable, raffleTicketsTable } from './sources/activities';
import { messagesTable } from './sources/inbox';
import { agentContractsTable } from './sources/agent-contracts';
import { referralsTable } from './sources/referral';
import { missionsDoneTable } from './sources/missions';
import { activityTable, moneyTable, paymentsTable } from './sources/money';
import { ordersTable, pointsTable, spinsTable } from './sources/points';
import { freeRoundsTable } from './sources/free-rounds';
import { rewardsTable } from './sources/rewards';
import { gamesTable, playersTable, revenueTable } from './sources/play';
import { membersTable } from './sources/members';
import { auditTable, entriesTable, roundsTable, statementTable } from './sources/records';
import { documentsTable, exclusionsTable, memberLimitsTable } from './sources/protection';
import { commissionsTable } from './sources/commissions';
import { rebatesTable } from './sources/rebate';
import { vipChangesTable, vipMembersTable } from './sources/vip';
import { lotteryBetsTable, lotteryDrawsTable, lotteryProfitTable } from './sources/lottery';
import { riskCasesTable, riskFlagsTable } from './sources/risk';
import { transfersTable } from './sources/transfers';
import { walletTransfersTable } from './sources/wallet-transfers';
import type { TableSource } from './types';

const TABLES: Readonly<Record<TableName, TableSource>> = {
  revenue: revenueTable,
  games: gamesTable,
  players: playersTable,
  payments: paymentsTable,
  money: moneyTable,
  activity: activityTable,
  rounds: roundsTable,
  entries: entriesTable,
  members: membersTable,
  statement: statementTable,
  audit: auditTable,
  riskFlags: riskFlagsTable,
  riskCases: riskCasesTable,
  messages: messagesTable,
  documents: documentsTable,
  exclusions: exclusionsTable,
  memberLimits: memberLimitsTable,
  orders: ordersTable,
  points: pointsTable,
  spins: spinsTable,
  rewards: rewardsTable,
  freeRounds: freeRoundsTable,
  applications: applicationsTable,
  raffleTickets: raffleTicketsTable,
  missionsDone: missionsDoneTable,
  rebates: rebatesTable,
  commissions: commissionsTable,
  vipMembers: vipMembersTable,
  vipChanges: vipChangesTable,
  transfers: transfersTable,
  walletTransfers: walletTransfersTable,
  referrals: referralsTable,
  agentContracts: agentContractsTable,
  lotteryDraws: lotteryDrawsTable,
  lotteryBets: lotteryBetsTable,
  lotteryProfit: lotteryProfitTable,
};

/** The table of a name. */
export const tableOf = (name: TableName): TableSource => TABLES[name];

export const isTableName = (name: string): name is TableName =>
  (TABLE_NAMES as readonly string[]).includes(name);
