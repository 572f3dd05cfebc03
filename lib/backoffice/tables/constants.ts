import type { Permission } from '../constants';

/** The tables with filters, columns and exports of their own, and who may read them. */
export const TABLE_PERMISSIONS = {
  revenue: 'reports.read',
  games: 'reports.read',
  players: 'reports.read',
  payments: 'reports.read',
  money: 'reports.read',
  activity: 'reports.read',
  rounds: 'reports.read',
  entries: 'reports.read',
  members: 'members.read',
  statement: 'members.read',
  audit: 'audit.read',
  riskFlags: 'risk.read',
  riskCases: 'risk.read',
  messages: 'inbox.send',
  documents: 'protection.read',
  exclusions: 'protection.read',
  memberLimits: 'protection.read',
  orders: 'points.read',
  points: 'points.read',
  spins: 'points.read',
  rewards: 'rewards.read',
  freeRounds: 'rewards.read',
  applications: 'promotions.read',
  raffleTickets: 'promotions.read',
  missionsDone: 'missions.read',
  rebates: 'rebate.read',
  commissions: 'commissions.read',
  vipMembers: 'vip.read',
  vipChanges: 'vip.read',
  transfers: 'cashier.read',
  walletTransfers: 'cashier.read',
  referrals: 'missions.read',
  agentContracts: 'agents.read',
  lotteryDraws: 'lottery.read',
  lotteryBets: 'lottery.read',
  lotteryProfit: 'lottery.read',
} as const satisfies Record<string, Permission>;

export type TableName = keyof typeof TABLE_PERMISSIONS;
export const TABLE_NAMES = Object.keys(TABLE_PERMISSIONS) as TableName[];

/** Rows of a page of a table. */
export const PAGE_ROWS = 50;

/** Saved filters of one operator for one table. */
export const MAX_SAVED_FILTERS = 40;
export const MAX_FILTER_NAME = 60;
/** The longest filter, as a query string. */
export const MAX_QUERY_LENGTH = 500;
