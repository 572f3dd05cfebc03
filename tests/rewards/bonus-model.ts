/** A plain model of real and bonus money in games, written from docs/decisions/0116 and independent of the SQL. Amounts in 1/10,000. */

export interface ModelBonus {
  status: 'active' | 'completed' | 'spent' | 'forfeited';
  remaining: bigint;
  required: bigint;
  wagered: bigint;
  weight: bigint;
  cap: bigint | null;
  bonusFirst: boolean;
}

interface Part {
  kind: 'bet' | 'win' | 'round';
  /** What the call took and gave, of real and of bonus money. */
  real: bigint;
  bonus: bigint;
  realPaid: bigint;
  bonusPaid: bigint;
  undone: boolean;
  round: ModelRound;
}

interface ModelRound {
  bonus: ModelBonus | undefined;
  bets: number;
  stake: bigint;
  payout: bigint;
  bonusStake: bigint;
  bonusPayout: bigint;
  validBet: bigint;
  status: 'open' | 'closed' | 'voided';
  ended: boolean;
}

export class Refusal extends Error {}

const max = (a: bigint, b: bigint) => (a > b ? a : b);
const min = (a: bigint, b: bigint) => (a < b ? a : b);

export class BonusModel {
  readonly bonuses: ModelBonus[] = [];
  readonly rounds = new Map<string, ModelRound>();
  private readonly parts = new Map<string, Part>();

  constructor(public main: bigint) {}

  grant(bonus: Omit<ModelBonus, 'status' | 'wagered'>): void {
    this.bonuses.push({ ...bonus, status: 'active', wagered: 0n });
  }

  forfeit(index: number): void {
    const bonus = this.bonuses[index];
    if (bonus?.status === 'active') this.end(bonus, 'forfeited');
  }

  /** What a game sees. */
  get playable(): bigint {
    const bonus = this.current();
    return this.main + (bonus && bonus.weight > 0n ? bonus.remaining : 0n);
  }

  get openRounds(): string[] {
    return [...this.rounds].filter(([, round]) => !round.ended).map(([id]) => id);
  }

  bet(id: string, roundId: string, amount: bigint): void {
    const known = this.rounds.get(roundId);
    if (known?.ended) throw new Refusal('ROUND_CLOSED');
    const round: ModelRound = known ?? {
      bonus: undefined,
      bets: 0,
      stake: 0n,
      payout: 0n,
      bonusStake: 0n,
      bonusPayout: 0n,
      validBet: 0n,
      status: 'open',
      ended: false,
    };
    const isNew = round.bets === 0;
    let bonus = round.bonus ?? (isNew ? this.current() : undefined);
    if (round.bonus && round.bonus.status !== 'active') bonus = undefined;
    const parts = this.split(amount, round.stake + amount, bonus);
    const before = this.counted(round);
    this.rounds.set(roundId, round);
    if (bonus && bonus.weight > 0n) {
      round.bonus = bonus;
      bonus.remaining -= parts.bonus;
    }
    round.bets++;
    round.stake += amount;
    round.validBet += amount;
    round.bonusStake += parts.bonus;
    round.status = 'open';
    this.main -= parts.real;
    this.meter(round, before);
    this.parts.set(id, { kind: 'bet', ...parts, realPaid: 0n, bonusPaid: 0n, undone: false, round });
  }

  win(id: string, roundId: string, amount: bigint, ends: boolean): void {
    const round = this.rounds.get(roundId);
    if (!round) throw new Refusal('BET_NOT_FOUND');
    if (round.bets === 0) throw new Refusal('BET_CANCELLED');
    if (round.ended) throw new Refusal('ROUND_CLOSED');
    const part = this.pay(round, amount);
    const before = this.counted(round);
    if (ends) Object.assign(round, { ended: true, status: 'closed' });
    this.meter(round, before);
    this.review(round);
    this.parts.set(id, { kind: 'win', real: 0n, bonus: 0n, ...part, undone: false, round });
  }

  jackpot(id: string, roundId: string, amount: bigint): void {
    const round = this.rounds.get(roundId);
    if (!round) throw new Refusal('ROUND_NOT_FOUND');
    if (round.bets === 0) throw new Refusal('BET_CANCELLED');
    const part = this.pay(round, amount);
    this.parts.set(id, { kind: 'win', real: 0n, bonus: 0n, ...part, undone: false, round });
  }

  endRound(roundId: string, validBet: bigint | undefined): void {
    const round = this.rounds.get(roundId);
    if (!round) throw new Refusal('ROUND_NOT_FOUND');
    if (round.ended) return;
    const before = this.counted(round);
    round.ended = true;
    round.status = round.bets === 0 ? 'voided' : 'closed';
    round.validBet = min(validBet ?? round.validBet, round.stake);
    this.meter(round, before);
    this.review(round);
  }

  settle(id: string, stake: bigint, payout: bigint, validBet: bigint): void {
    const current = this.current();
    const bonus = current && current.weight > 0n ? current : undefined;
    const parts = this.split(stake, stake, bonus);
    const round: ModelRound = {
      bonus,
      bets: 1,
      stake,
      payout: 0n,
      bonusStake: parts.bonus,
      bonusPayout: 0n,
      validBet: min(validBet, stake),
      status: 'closed',
      ended: true,
    };
    this.rounds.set(id, round);
    if (bonus) bonus.remaining -= parts.bonus;
    this.main -= parts.real;
    const paid = this.pay(round, payout);
    this.meter(round, 0n);
    this.review(round);
    this.parts.set(id, { kind: 'round', ...parts, ...paid, undone: false, round });
  }

  rollback(id: string): void {
    const part = this.parts.get(id);
    if (!part || part.undone) return;
    const { round } = part;
    this.move(round, part.real - part.realPaid, part.bonus - part.bonusPaid, 'INSUFFICIENT_FUNDS');
    const before = this.counted(round);
    part.undone = true;
    round.stake -= part.real + part.bonus;
    round.payout -= part.realPaid + part.bonusPaid;
    round.bonusStake -= part.bonus;
    round.bonusPayout -= part.bonusPaid;
    round.validBet = min(round.validBet, round.stake);
    if (part.kind !== 'win') round.bets--;
    if (round.bets === 0) round.status = 'voided';
    this.meter(round, before);
    this.review(round);
  }

  /** Voids a whole round for an operator. */
  voidRound(roundId: string): void {
    const round = this.rounds.get(roundId)!;
    if (round.bets === 0) throw new Refusal('ROUND_VOIDED_BEFORE');
    const real = round.stake - round.bonusStake - (round.payout - round.bonusPayout);
    this.move(round, real, round.bonusStake - round.bonusPayout, 'ROUND_VOID_FUNDS');
    const before = this.counted(round);
    Object.assign(round, {
      bets: 0,
      stake: 0n,
      payout: 0n,
      bonusStake: 0n,
      bonusPayout: 0n,
      validBet: 0n,
      status: 'voided',
      ended: true,
    });
    for (const part of this.parts.values()) if (part.round === round) part.undone = true;
    this.meter(round, before);
    this.review(round);
  }

  /** Whether an undone call would be refused as such when it is sent again. */
  isUndone = (id: string): boolean => this.parts.get(id)?.undone ?? false;

  private current(): ModelBonus | undefined {
    return this.bonuses.find(({ status, remaining }) => status === 'active' && remaining > 0n);
  }

  private split(amount: bigint, roundStake: bigint, bonus: ModelBonus | undefined) {
    if (!bonus || bonus.weight === 0n) {
      if (amount > this.main) throw new Refusal('INSUFFICIENT_FUNDS');
      return { real: amount, bonus: 0n };
    }
    const tooHigh = bonus.cap !== null && roundStake > bonus.cap;
    const usable = tooHigh ? 0n : bonus.remaining;
    const fromBonus = bonus.bonusFirst ? min(amount, usable) : max(amount - this.main, 0n);
    if (fromBonus > usable || amount - fromBonus > this.main)
      throw new Refusal(
        tooHigh && this.main + bonus.remaining >= amount ? 'BONUS_STAKE_LIMIT' : 'INSUFFICIENT_FUNDS',
      );
    return { real: amount - fromBonus, bonus: fromBonus };
  }

  private pay(round: ModelRound, amount: bigint) {
    const due = round.bonusStake === 0n ? 0n : ((round.payout + amount) * round.bonusStake) / round.stake;
    const bonusPaid = min(max(due - round.bonusPayout, 0n), amount);
    round.payout += amount;
    round.bonusPayout += bonusPaid;
    this.main += amount - bonusPaid;
    this.giveBonus(round, bonusPaid);
    return { realPaid: amount - bonusPaid, bonusPaid };
  }

  /** Returns or takes real and bonus money, both or none. */
  private move(round: ModelRound, real: bigint, bonus: bigint, refusal: string): void {
    const [mainBefore, bonusBefore] = [this.main, { ...round.bonus }];
    try {
      this.takeBonus(round, bonus);
      if (this.main + real < 0n) throw new Refusal(refusal);
    } catch (error) {
      this.main = mainBefore;
      if (round.bonus) Object.assign(round.bonus, bonusBefore);
      throw error;
    }
    this.main += real;
    this.giveBonus(round, bonus);
  }

  /** Bonus money that comes back: to an active bonus, to real money if the bonus is completed, else to the house. */
  private giveBonus({ bonus }: ModelRound, net: bigint): void {
    if (!bonus || net <= 0n) return;
    if (bonus.status === 'completed') this.main += net;
    else if (bonus.status !== 'forfeited')
      Object.assign(bonus, { remaining: bonus.remaining + net, status: 'active' });
  }

  private takeBonus({ bonus }: ModelRound, net: bigint): void {
    if (!bonus || net >= 0n) return;
    if (bonus.status === 'forfeited') return;
    if (bonus.status === 'completed') {
      if (this.main < -net) throw new Refusal('INSUFFICIENT_FUNDS');
      this.main += net;
    } else {
      if (bonus.remaining < -net) throw new Refusal('INSUFFICIENT_FUNDS');
      Object.assign(bonus, { remaining: bonus.remaining + net, status: 'active' });
    }
  }

  private counted({ bonus, status, validBet }: ModelRound): bigint {
    if (!bonus || status !== 'closed') return 0n;
    return (min(validBet, bonus.cap ?? validBet) * bonus.weight) / 100n;
  }

  private meter(round: ModelRound, before: bigint): void {
    if (round.bonus) round.bonus.wagered += this.counted(round) - before;
  }

  private review({ bonus }: ModelRound): void {
    if (bonus?.status !== 'active') return;
    if (bonus.wagered >= bonus.required) {
      this.main += bonus.remaining;
      this.end(bonus, 'completed');
    } else if (
      bonus.remaining === 0n &&
      ![...this.rounds.values()].some((round) => round.bonus === bonus && round.status === 'open')
    )
      this.end(bonus, 'spent');
  }

  private end(bonus: ModelBonus, status: ModelBonus['status']): void {
    Object.assign(bonus, { status, remaining: 0n });
  }
}
