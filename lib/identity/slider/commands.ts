import { randomInt } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { createSealer } from '@/lib/platform/sealing';
import { createLimit } from '../throttle/limit';
import type { Origin } from '../types';
import { LIFETIME, NEAREST, PIECE, REACH, SCENE, type SliderAction } from './constants';
import { drawPuzzle } from './picture';
import { doubtDrag, doubtKeys, fits } from './rules';
import type { Puzzle, SliderAnswer } from './schema';

const sealer = createSealer('identity.slider');

// Two pictures cost some 30 ms of drawing. A person needs one puzzle, now and then a second.
const puzzles = createLimit('slider-ip', 40, 60);
// One blind guess in twenty is right: 15 tries in ten minutes keep a guessing browser to less than one pass a quarter
// of an hour, and the calls that passes are spent on have limits of their own.
const triesOfDevice = createLimit('slider-tries', 15, 600);
const triesOfAddress = createLimit('slider-tries-ip', 60, 600);

/** Makes a puzzle for one browser and one action. Throws TOO_MANY_REQUESTS 429. */
export async function createPuzzle(db: Db, action: SliderAction, origin: Origin): Promise<Puzzle> {
  await puzzles.take(origin.ip);
  const id = randomToken(18);
  const x = randomInt(NEAREST, REACH + 1);
  const y = randomInt(6, SCENE.height - PIECE - 5);
  const at = now();
  await db
    .insertInto('identity.slider_puzzle')
    .values({
      id,
      answer: sealer.seal(Buffer.from(String(x)), id),
      device_hash: sha256(origin.deviceId),
      action,
      created_at: at,
      ends_at: new Date(at.getTime() + LIFETIME),
    })
    .execute();
  const { background, piece } = await drawPuzzle(x, y);
  return {
    id,
    background: background.toString('base64'),
    piece: piece.toString('base64'),
    width: SCENE.width,
    height: SCENE.height,
    pieceSize: PIECE,
    y,
  };
}

/**
 * Judges an answer by its place and its trail and gives a pass for the puzzle's action. The puzzle is deleted as it is
 * read, so right or wrong it is judged once, in parallel too. Throws SLIDER_WRONG 400 without saying which of the two
 * it was; TOO_MANY_REQUESTS 429.
 */
export async function solvePuzzle(
  db: Db,
  given: SliderAnswer,
  origin: Origin,
): Promise<{ sliderToken: string }> {
  await Promise.all([triesOfDevice.take(origin.deviceId), triesOfAddress.take(origin.ip)]);
  const device = sha256(origin.deviceId);
  const puzzle = await db
    .deleteFrom('identity.slider_puzzle')
    .where('id', '=', given.id)
    .where('device_hash', '=', device)
    .returning(['id', 'answer', 'action', 'created_at', 'ends_at'])
    .executeTakeFirst();
  const at = now();
  if (!puzzle || puzzle.ends_at <= at) throw new AppError('SLIDER_WRONG', 400, { cause: 'unknown or old' });
  const answer = Number(sealer.open(puzzle.answer, puzzle.id).toString());
  const elapsed = at.getTime() - puzzle.created_at.getTime();
  const judge = given.input === 'keyboard' ? doubtKeys : doubtDrag;
  const doubt = fits(given.x, answer) ? judge(given.trail, given.x, elapsed) : 'PLACE';
  if (doubt) throw new AppError('SLIDER_WRONG', 400, { cause: doubt });
  const sliderToken = randomToken();
  await db
    .insertInto('identity.slider_pass')
    .values({
      token_hash: sha256(sliderToken),
      device_hash: device,
      action: puzzle.action,
      ends_at: new Date(at.getTime() + LIFETIME),
    })
    .execute();
  await triesOfDevice.giveBack(origin.deviceId);
  return { sliderToken };
}

/** Spends a pass: true once, for the action it was made for, from the browser that made it, within two minutes. */
export async function spendSliderPass(
  db: Db,
  token: string | undefined,
  action: SliderAction,
  deviceId: string,
): Promise<boolean> {
  if (!token) return false;
  const spent = await db
    .deleteFrom('identity.slider_pass')
    .where('token_hash', '=', sha256(token))
    .where('device_hash', '=', sha256(deviceId))
    .where('action', '=', action)
    .returning('ends_at')
    .executeTakeFirst();
  return spent !== undefined && spent.ends_at > now();
}
