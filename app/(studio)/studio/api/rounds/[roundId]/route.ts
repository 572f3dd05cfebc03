import { z } from 'zod';
import { studioHost } from '@/lib/studio-host/host';
import { formatDecimal } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';
import { players } from '@/lib/studio/play/audience';
import { roundNotFound } from '@/lib/studio/play/errors';
import { asTyped, roundPath } from '@/lib/studio/play/schema';
import { seatRoundById } from '@/lib/studio/play/spin/queries';
import type { EngineJson } from '@/lib/studio/engine';

export const GET = defineRoute({
  summary: 'Returns a round of the player at this game with all its spins.',
  audience: players(studioHost),
  input: roundPath,
  output: z.object({
    roundId: z.string(),
    stake: z.string(),
    model: z.string(),
    version: z.number(),
    commitment: z.string(),
    clientSeed: z.string(),
    serverSeed: z.string().nullable(),
    closed: z.boolean(),
    spins: z.array(z.object({ nonce: z.number(), createdAt: z.string(), result: asTyped<EngineJson>() })),
  }),
  async run({ ctx: { host, session }, input: { roundId } }) {
    const round = await seatRoundById(host.sql, session.seatId, BigInt(roundId));
    if (!round) throw roundNotFound();
    return {
      ...round,
      roundId,
      stake: formatDecimal(round.stake),
      spins: round.spins.map((spin) => ({ ...spin, createdAt: spin.createdAt.toISOString() })),
    };
  },
});
