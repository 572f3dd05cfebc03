import { z } from 'zod';
import { positiveAmount, requestId } from '@/lib/money/schema';

/** The browser's seed: 8 to 64 letters, digits, `-` or `_`. */
export const clientSeed = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,64}$/, 'CLIENT_SEED_FORMAT');

const nodeId = z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID');

/** With a launch token: opens a session. Without: continues the one in the game's cookie. */
export const openSession = z.object({
  game: nodeId,
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,128}$/, 'INVALID')
    .optional(),
});

export const spin = z.object({
  stake: positiveAmount,
  requestId,
  /** The grant of free rounds that a new round is played with, as the view of the game lists it. */
  grantId: z
    .string()
    .regex(/^[\x21-\x7e]{1,96}$/, 'INVALID')
    .optional(),
});

export const changeSeed = z.object({ clientSeed });

export const roundPath = z.object({ roundId: nodeId });

export const commitmentPath = z.object({ commitment: z.string().regex(/^[0-9a-f]{64}$/, 'INVALID') });

/** An output whose type the code already guarantees. It is not validated again, because that would slow down every move. */
export const asTyped = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);
