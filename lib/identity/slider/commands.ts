import { randomInt } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { createSealer } from '@/lib/platform/sealing';
import { createLimit } from '../throttle/limit';
import type { Origin } from '../types';
import { LIFETIME, MIN_X, PIECE, MAX_X, SCENE, type SliderAction } from './constants';
import { drawPuzzle } from './picture';
import { detectBotTrail, detectBotKeys, isInPlace } from './rules';
import type { Puzzle, SliderAnswer } from './schema';

const sealer = createSealer('identity.slider');

// Drawing takes about 30 ms. A person needs one puzzle, sometimes a second.
const puzzles = createLimit('slider-ip', 40, 60);
// One blind guess in twenty is right. 15 tries in ten minutes give a guessing browser about one token in that time, and
// the calls that need a token have limits of their own.
const triesOfDevice = createLimit('slider-tries', 15, 600);
const triesOfAddress = createLimit('slider-tries-ip', 60, 600);

/** Creates a puzzle for one browser and one action. Throws TOO_MANY_REQUESTS 429. */
export async function createPuzzle(db: Db, action: SliderAction, origin: Origin): Promise<Puzzle> {
  await puzzles.take(origin.ip);
  const id = randomToken(18);
  const x = randomInt(MIN_X, MAX_X + 1);
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
 * Checks an answer by its position and its trail, and returns a human-check token for the puzzle's action. The puzzle is
 * deleted when it is read, so it is checked once, in parallel too. Throws SLIDER_WRONG 400 without saying which of the two
 * was wrong; TOO_MANY_REQUESTS 429.
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
  const detect = given.input === 'keyboard' ? detectBotKeys : detectBotTrail;
  const sign = isInPlace(given.x, answer) ? detect(given.trail, given.x, elapsed) : 'PLACE';
  if (sign) throw new AppError('SLIDER_WRONG', 400, { cause: sign });
  const sliderToken = randomToken();
  await db
    .insertInto('identity.human_check_token')
    .values({
      token_hash: sha256(sliderToken),
      device_hash: device,
      action: puzzle.action,
      ends_at: new Date(at.getTime() + LIFETIME),
    })
    .execute();
  await triesOfDevice.uncount(origin.deviceId);
  return { sliderToken };
}

/** Uses a human-check token. True once, for its action, from its browser, within two minutes. */
export async function consumeSliderToken(
  db: Db,
  token: string | undefined,
  action: SliderAction,
  deviceId: string,
): Promise<boolean> {
  if (!token) return false;
  const spent = await db
    .deleteFrom('identity.human_check_token')
    .where('token_hash', '=', sha256(token))
    .where('device_hash', '=', sha256(deviceId))
    .where('action', '=', action)
    .returning('ends_at')
    .executeTakeFirst();
  return spent !== undefined && spent.ends_at > now();
}
