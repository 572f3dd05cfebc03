import { inTransaction, joinTransaction, type Db, type Tx } from '@/lib/db/client';
import { assertSameContent, contentDigest } from '@/lib/cashier/requests';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound, type FieldError } from '@/lib/platform/errors';
import { requireNotExcluded } from '@/lib/protection/policy';
import { nextSlot } from '../constants';
import { agentRulesAt } from '../rules/queries';
import { lockStructure } from '../structure-lock';
import { contractsTouched, endBelow, setEnds } from './ends';
import {
  aboveUpline,
  contractNotPossible,
  higherRate,
  offerDecided,
  offerExpired,
  uplineWithoutContract,
} from './errors';
import { noticeOf, noticeTouched, tell, type Told } from './notify';
import { memberOf, otherSide, partiesOf, sideOf, type Actor, type Parties, type Side } from './policy';
import { findContract, openContracts } from './queries';
import { formatRate } from './rates';
import { exceeds, topOf, type Terms } from './terms';
import type { Contract, OfferedBy } from './types';

const DAY_MS = 86_400_000;

export interface Offer {
  agentId: bigint;
  terms: Terms;
  requestId: string;
  /** The caller knows which contracts below end when it is signed. */
  confirm: boolean;
}

/**
 * Runs a change of contracts in a database transaction that holds the lock of the structure, and tells the members after the commit. In the
 * transaction of a caller (an operator's, with its audit entry) the members are told at once; their pages read again a moment later.
 */
export async function changeContracts<Result>(
  db: Db,
  work: (tx: Tx, told: Told) => Promise<Result>,
): Promise<Result> {
  const run = async (tx: Tx) => {
    const told: Told = new Set();
    await lockStructure(tx);
    return { result: await work(tx, told), told };
  };
  const { result, told } = await (db.isTransaction ? joinTransaction(db, run) : inTransaction(db, run));
  tell(told);
  return result;
}

/**
 * Offers a contract: an upline to a direct downline, an operator to an agent without an upline, or an agent to the upline (a request, or the
 * answer to an offer). It replaces the open offer of the agent and kind. The same requestId with the same content is the same offer.
 *
 * Throws NOT_FOUND 404 for somebody who is not the agent's upline, CONTRACT_NOT_POSSIBLE 409, UPLINE_WITHOUT_CONTRACT 409, RATE_ABOVE_UPLINE
 * 409 with fields, HIGHER_RATE 409 without `confirm`, IDEMPOTENCY_CONFLICT 409, MEMBER_EXCLUDED 403 for an agent who asks.
 */
export const offerContract = (db: Db, actor: Actor, offer: Offer): Promise<Contract> =>
  changeContracts(db, (tx, told) => insertOffer(tx, told, actor, offer));

async function insertOffer(tx: Tx, told: Told, actor: Actor, offer: Offer): Promise<Contract> {
  const { agentId, terms, requestId } = offer;
  if ('memberId' in actor && actor.memberId === agentId) await requireNotExcluded(tx, agentId);
  const parties = await partiesOf(tx, agentId);
  // First who asks: nobody learns the state of an agent of another line.
  const offeredBy = offererOf(parties, actor);
  if (!parties.canSign) throw contractNotPossible();
  const digest = contentDigest(['offer', digestOf(terms)]);
  const known = await tx
    .selectFrom('agents.contract')
    .select(['id', 'request_digest'])
    .where('agent_id', '=', agentId)
    .where('upline_id', 'is not distinct from', parties.uplineId)
    .where('offered_by', '=', offeredBy)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return (await findContract(tx, known.id))!;
  }
  const at = nextSlot(now());
  await requireBelowUpline(tx, parties, terms, at);
  const touched = await contractsTouched(tx, { agentId, kind: terms.kind, at, next: terms });
  if (touched.length > 0 && !offer.confirm) throw higherRate(touched);

  const open = (await openContracts(tx, [agentId], at)).filter((one) => one.terms.kind === terms.kind);
  const before = open.find(({ state }) => state === 'offered');
  if (before)
    await tx
      .updateTable('agents.contract')
      .set({ state: 'replaced', decided_at: now() })
      .where('id', '=', before.id)
      .execute();
  const top = topOf(terms);
  const { id } = await tx
    .insertInto('agents.contract')
    .values({
      kind: terms.kind,
      upline_id: parties.uplineId,
      agent_id: agentId,
      currency: parties.currency,
      period: terms.period,
      tier_mode: terms.tierMode,
      profit_rate: terms.realtime?.profitRate ?? null,
      loss_rate: terms.realtime?.lossRate ?? null,
      single_bet: terms.realtime?.singleBet ?? null,
      top_rate: top.rate,
      top_amount: top.amount,
      offered_by: offeredBy,
      previous_id: before?.id ?? open.at(-1)?.id ?? null,
      request_id: requestId,
      request_digest: digest,
      operator_id: 'operatorId' in actor ? actor.operatorId : null,
      offered_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (terms.tiers.length > 0)
    await tx
      .insertInto('agents.contract_tier')
      .values(
        terms.tiers.map((tier, index) => ({
          contract_id: id,
          no: index + 1,
          valid_bet: tier.validBet,
          net_loss: tier.netLoss,
          active: tier.active,
          rate: tier.rate,
          amount: tier.amount,
        })),
      )
      .execute();
  const offered = (await findContract(tx, id))!;
  await noticeOf(tx, told, 'contractOffered', offered, offeredBy === 'agent' ? 'upline' : 'agent');
  return offered;
}

/** In which role an actor writes an offer for an agent. */
function offererOf({ agentId, uplineId }: Parties, actor: Actor): OfferedBy {
  if ('operatorId' in actor) {
    if (uplineId === null) return 'operator';
  } else {
    if (actor.memberId === agentId) return 'agent';
    if (actor.memberId === uplineId) return 'upline';
  }
  throw notFound();
}

const digestOf = (terms: Terms): string =>
  JSON.stringify(terms, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/**
 * Refuses terms that the upline's own contract does not cover at a moment, and returns when both are in force: the moment, or the start of
 * the upline's contract if that is later. The platform has no limit.
 */
export async function requireBelowUpline(
  tx: Tx,
  { uplineId }: Pick<Parties, 'uplineId'>,
  terms: Terms,
  at: Date,
): Promise<Date> {
  if (uplineId === null) return at;
  const above = (await openContracts(tx, [uplineId], at)).find(
    (one) => one.state === 'signed' && one.terms.kind === terms.kind && one.endsAt === null,
  );
  if (!above) throw uplineWithoutContract();
  const fields = fieldsAbove(terms, above.terms);
  if (Object.keys(fields).length > 0 || exceeds(terms, above.terms))
    throw aboveUpline(topOf(above.terms), fields);
  return above.startsAt! > at ? above.startsAt! : at;
}

/** The fields of an offer that are above the upline's terms. */
function fieldsAbove(terms: Terms, above: Terms): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  const rateError = (rate: number): FieldError => ({
    code: 'ABOVE_UPLINE',
    values: { most: formatRate(rate) },
  });
  if (terms.period !== above.period)
    fields.period = { code: 'PERIOD_OF_UPLINE', values: { period: above.period ?? '' } };
  if (terms.realtime && above.realtime)
    for (const rate of ['profitRate', 'lossRate'] as const)
      if (terms.realtime[rate] > above.realtime[rate])
        fields[`realtime.${rate}`] = rateError(above.realtime[rate]);
  const most = topOf(above);
  terms.tiers.forEach((tier, index) => {
    if (tier.rate > most.rate) fields[`tiers.${index}.rate`] = rateError(most.rate);
    if (tier.amount > most.amount)
      fields[`tiers.${index}.amount`] = {
        code: 'AMOUNT_ABOVE_UPLINE',
        values: { most: formatDecimal(most.amount) },
      };
  });
  return fields;
}

/** The side that answers an offer. */
const answererOf = ({ offeredBy }: Contract): Side => (offeredBy === 'agent' ? 'upline' : 'agent');

/** Reads an offer for the side that acts on it. */
async function requireOffer(
  tx: Tx,
  contractId: bigint,
  actor: Actor,
): Promise<{ offer: Contract; side: Side }> {
  const offer = await findContract(tx, contractId);
  if (!offer) throw notFound();
  return { offer, side: sideOf(offer, actor) };
}

/**
 * Accepts or rejects an offer. A signed contract counts from the next slot on, ends the version before it, and ends what below is higher
 * than its terms, all in one transaction. Accepting twice is the same as once.
 *
 * Throws NOT_FOUND 404 for somebody who does not answer it, OFFER_DECIDED 409, OFFER_EXPIRED 409, and what offerContract throws.
 */
export const decideOffer = (
  db: Db,
  actor: Actor,
  decision: { contractId: bigint; accept: boolean; confirm: boolean },
): Promise<Contract> =>
  changeContracts(db, async (tx, told) => {
    const { offer, side } = await requireOffer(tx, decision.contractId, actor);
    if (side !== answererOf(offer)) throw notFound();
    const decided = decision.accept ? 'signed' : 'rejected';
    if (offer.state === decided) return offer;
    if (offer.state === 'expired') throw offerExpired();
    if (offer.state !== 'offered') throw offerDecided();
    if (!decision.accept) {
      await setState(tx, offer.id, 'rejected');
      await noticeOf(tx, told, 'contractRejected', offer, otherSide(side));
      return (await findContract(tx, offer.id))!;
    }
    return sign(tx, told, offer, side, decision.confirm);
  });

async function sign(tx: Tx, told: Told, offer: Contract, side: Side, confirm: boolean): Promise<Contract> {
  const { terms, agent } = offer;
  const { rules } = await agentRulesAt(tx, now());
  if (offer.offeredAt.getTime() + rules.offerDays * DAY_MS <= now().getTime()) throw offerExpired();
  const signer = memberOf(offer, side);
  if (signer !== undefined) await requireNotExcluded(tx, signer);
  const parties = await partiesOf(tx, agent.id);
  if (!parties.canSign) throw contractNotPossible();
  if (parties.uplineId !== (offer.upline?.id ?? null)) throw offerDecided();

  let at = await requireBelowUpline(tx, parties, terms, nextSlot(now()));
  const before = (await openContracts(tx, [agent.id], at)).filter(
    (one) => one.state === 'signed' && one.terms.kind === terms.kind,
  );
  for (const { startsAt } of before) if (startsAt! > at) at = startsAt!;
  const ending = { agentId: agent.id, kind: terms.kind, at, next: terms };
  const touched = await contractsTouched(tx, ending);
  if (touched.length > 0 && !confirm) throw higherRate(touched);

  await setEnds(
    tx,
    before.map(({ id }) => id),
    at,
    'replaced',
  );
  await noticeTouched(tx, told, await endBelow(tx, ending));
  await tx
    .updateTable('agents.contract')
    .set({ state: 'signed', decided_at: now(), starts_at: at })
    .where('id', '=', offer.id)
    .execute();
  await noticeOf(tx, told, 'contractSigned', offer, otherSide(side));
  return (await findContract(tx, offer.id))!;
}

const setState = (tx: Tx, id: bigint, state: 'rejected' | 'withdrawn' | 'expired') =>
  tx
    .updateTable('agents.contract')
    .set({ state, decided_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .execute();

/** Withdraws an open offer that the actor's side has made. Throws NOT_FOUND 404, OFFER_DECIDED 409. */
export const withdrawOffer = (db: Db, actor: Actor, contractId: bigint): Promise<Contract> =>
  changeContracts(db, async (tx, told) => {
    const { offer, side } = await requireOffer(tx, contractId, actor);
    if (side === answererOf(offer)) throw notFound();
    if (offer.state === 'withdrawn') return offer;
    if (offer.state !== 'offered') throw offerDecided();
    await setState(tx, offer.id, 'withdrawn');
    await noticeOf(tx, told, 'contractWithdrawn', offer, otherSide(side));
    return (await findContract(tx, offer.id))!;
  });

/** Expires the offers that nobody has answered in time, and tells who made them. Returns how many. */
export const expireOffers = (db: Db): Promise<number> =>
  changeContracts(db, async (tx, told) => {
    const { rules } = await agentRulesAt(tx, now());
    const due = await tx
      .selectFrom('agents.contract')
      .select('id')
      .where('state', '=', 'offered')
      .where('offered_at', '<=', new Date(now().getTime() - rules.offerDays * DAY_MS))
      .orderBy('id')
      .limit(500)
      .execute();
    for (const { id } of due) {
      await setState(tx, id, 'expired');
      const offer = (await findContract(tx, id))!;
      await noticeOf(tx, told, 'contractExpired', offer, otherSide(answererOf(offer)));
    }
    return due.length;
  });
