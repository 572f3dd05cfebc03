/** Message keys of the checks of lib/backoffice/verification, by the name under which results are stored. */
const KEYS: Readonly<Record<string, string>> = {
  'every transaction has its key, kind, digest and lines, sums to zero, and is of one currency':
    'transactions',
  'every entry of a member is found by their statement': 'statements',
  'members have a balance, the house has none of its own': 'owners',
  'every cached balance is the sum of its entries, and not below zero': 'balances',
  'every entry of a member continues from the one before it, in time too': 'chain',
  'every house balance (checkpoint and tail) is the sum of its entries': 'house',
  'every day of a main account (with the entries since) is the sum of its entries': 'accountDays',
  'every currency sums to zero over all accounts': 'currencies',
  'every reversal is its original, negated': 'reversals',
  'the app may not write, change or remove what is in the books': 'rights',
  'the guards of the books are in force': 'guards',
  'every hour of a member is the sum of its settled rounds': 'memberHours',
  'every hour of a game is the sum of its settled rounds': 'gameHours',
  'every day of a member is the sum of its settled rounds': 'memberDays',
  'every deposit is posted with its amount and its fee, and only if it is approved': 'deposits',
  'every withdrawal is held, paid, released and refunded with its amount and its fee': 'withdrawals',
  'every transfer between members is posted with its amount, and no other is': 'memberTransfers',
  'every transfer to or from a vendor is posted with its amount, once, and no other is': 'walletTransfers',
  'what a member has moved to a vendor is the sum of the transfers': 'walletBooks',
  'what a member has staked and won at a vendor is the sum of the rounds of its wallet': 'walletRounds',
  'every redeemed cash code is an approved deposit of its value at its channel': 'cashCodes',
  'every payment and payout that a provider has carried out is posted': 'providerOrders',
  'every hour of a vendor is the sum of its games': 'vendorHours',
  'every day of a game is the sum of its hours': 'gameDays',
  'every day of a country is the sum of its members': 'countryDays',
  'every sum of house money is the sum of its ledger entries': 'houseMoney',
  'every account of a vendor moved by the stakes minus the payouts of its rounds': 'vendorAccounts',
  'agents: what is counted of a member is the sum of the settled rounds': 'agentPlay',
  'agents: the day of a team is the sum of its members, by the line at each bet': 'agentDays',
  'agents: the games of a team sum to the day of the team': 'agentGames',
  'agents: the bills of a settlement pay out what the platform pays for the tops of all lines': 'agentShares',
  'agents: a bill has the figures of its team, by the line at each bet': 'agentBills',
  'agents: a share of a bill is posted with its amount, once, and no other is': 'agentPayments',
  'agents: periods of a kind follow each other, so that no moment is in two': 'agentPeriods',
  'a bonus has given what its decisions and their rewards say': 'bonuses',
  'a reward that was claimed is posted with its amount for its member, once, and no other is': 'rewards',
  'what a promotion has given is the sum of its rewards': 'promotions',
  'rebates of bets: a line is the sum of the bets that name it, and of what was claimed of it': 'rebateLines',
  'rebates of bets: each bet counts in one line, with the part of its valid bet that is real money':
    'rebateBets',
  'rebates: what days were paid is what members got and what is carried, and each payment is a reward of its amount':
    'rebatePayments',
  'a reward for friends is the sum of what they brought': 'referral',
  'contracts of agents: one of a kind at a time, and no rate above the upline’s at any moment': 'agentRates',
  'every path of a member is the line of uplines, without a circle': 'agentPaths',
  'every change of a line continues from the one before it, up to the present line': 'agentHistory',
  'every entry of the audit log continues the hash chain, and none is missing': 'audit',
  'an account of bonus money holds what is left of its bonuses': 'bonusAccounts',
  'a main account names its bonus account while a bonus is active': 'bonusFlags',
  'what is counted for a bonus equals its settled rounds': 'bonusMeters',
  'the bonus money of a round equals its postings': 'bonusShares',
  'free rounds: a grant counts the rounds that name it and what they have won': 'freeRounds',
  'free rounds: an account of wins holds what was won and not yet paid': 'freeWins',
  'lottery: the wallet holds the stake, the prize, the corrections and the rebate of every bet':
    'lotteryWallet',
  'lottery: every bet of a finished draw is settled, returned, or set aside for operators': 'lotteryAside',
  'lottery: the sums of a draw are the sums of its bets': 'lotterySums',
  'lottery: draws of a game have their results in order, and ours the seeds that were committed to':
    'lotteryDraws',
  'lottery: the latest settled bets pay what a second settlement finds': 'lotteryPayouts',
};

/** Translates a check's name; returns the English name if there is no translation. */
export function checkName(t: (key: string) => string, name: string): string {
  const key = KEYS[name];
  return key ? t(`checks.${key}`) : name;
}
