import type { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import {
  defaultLimits,
  defaultSeries,
  findGame,
  readSettings,
  studioSql,
  type Limits,
} from '@/lib/studio-host/lottery/desk';
import { submit } from '../approvals/commands';
import type { Actor } from '../types';
import type * as schema from './schema';
import {
  changeGameAction,
  changeLimitsAction,
  changeSeriesAction,
  raisesGame,
  raisesLimits,
  raisesSeries,
} from './settings';

// The routes check the permissions of the lottery.

type Result = { status: 'performed' } | { status: 'requested'; id: string };

const toResult = (submitted: { status: 'performed' } | { status: 'requested'; id: string }): Result =>
  submitted.status === 'requested' ? submitted : { status: 'performed' };

/** The settings of all games. Throws NOT_FOUND 404 if the lottery has no such game. */
function settingsWith(actor: Actor, code: string) {
  if (!findGame(code)) throw notFound();
  return readSettings(studioSql(actor.db));
}

/**
 * Changes settings of a game. Another operator must approve a change of who draws it, of the times of a game with results from outside, and prizes that
 * fall later or less. Throws NOT_FOUND 404, INVALID_INPUT 400 with the setting,
 * CHANGED_MEANWHILE 409 if the settings are not those that the operator saw, and as submit.
 */
export async function changeGame(
  actor: Actor,
  { code, seen, reason, change }: z.output<typeof schema.gameInput>,
): Promise<Result> {
  const before = (await settingsWith(actor, code)).of(code);
  const payload = { game: code, change: JSON.stringify(change), raises: raisesGame(before, change), seen };
  return toResult(await submit(actor, changeGameAction, payload, reason || '-'));
}

const limitTexts = (limits: Limits) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, most]: [string, bigint | null]) => [
      name,
      most === null ? '' : formatDecimal(most),
    ]),
  );

/** Sets the limits of a game in a currency; null: the defaults. Another operator must approve a limit that is raised or removed. Throws as changeGame. */
export async function changeLimits(
  actor: Actor,
  { code, currency, seen, reason, limits }: z.output<typeof schema.limitsInput>,
): Promise<Result> {
  const before = (await settingsWith(actor, code)).limitsOf(code, currency);
  const raises = raisesLimits(before, limits ?? defaultLimits(currency));
  const change = JSON.stringify(limits && limitTexts(limits));
  return toResult(
    await submit(actor, changeLimitsAction, { game: code, currency, change, raises, seen }, reason || '-'),
  );
}

/**
 * Sets the series of a prize mode for everybody (`group` '') or for a group of members; null: as without it. Another operator must approve a
 * higher one. Throws as changeGame.
 */
export async function changeSeries(
  actor: Actor,
  { code, mode, group, seen, reason, range }: z.output<typeof schema.seriesInput>,
): Promise<Result> {
  const settings = await settingsWith(actor, code);
  const before = settings.seriesOf(code, mode, group);
  const after =
    range ?? (group === '' ? defaultSeries(settings.of(code).game, mode) : settings.seriesOf(code, mode));
  const payload = {
    ...{ game: code, mode, group, seen },
    change: JSON.stringify(range),
    raises: raisesSeries(before, after),
  };
  return toResult(await submit(actor, changeSeriesAction, payload, reason || '-'));
}
