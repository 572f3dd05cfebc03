import { z } from 'zod';
import { studioHost } from '@/lib/studio-host/host';
import { defineRoute } from '@/lib/platform/http/define-route';
import { players } from '@/lib/studio/play/audience';
import { roundOpen, seedChanged } from '@/lib/studio/play/errors';
import { changeSeed as input } from '@/lib/studio/play/schema';
import { changeSeed } from '@/lib/studio/play/seed/commands';
import { revealedSeeds } from '@/lib/studio/play/seed/queries';
import { fairnessView } from '@/lib/studio/play/session/view';

const fairness = z.object({
  commitment: z.string(),
  clientSeed: z.string().nullable(),
  nonce: z.number(),
  nextCommitment: z.string(),
});

const revealed = z.object({ serverSeed: z.string(), commitment: z.string() });

export const GET = defineRoute({
  summary: 'Returns the seeds in use at this game, without the server seed, and the revealed ones.',
  audience: players(studioHost),
  input: z.object({}),
  output: z.object({
    fairness,
    revealed: z.array(revealed.extend({ clientSeed: z.string(), spins: z.number(), revealedAt: z.string() })),
  }),
  async run({ ctx: { host, session } }) {
    const seeds = await revealedSeeds(host.sql, session.seatId);
    return {
      fairness: await fairnessView(host, session.seatId),
      revealed: seeds.map((seed) => ({ ...seed, revealedAt: seed.revealedAt.toISOString() })),
    };
  },
});

export const POST = defineRoute({
  summary: 'Sets the client seed: starts the first server seed, later reveals it and starts the next one.',
  audience: players(studioHost),
  input,
  output: z.object({ fairness, revealed: revealed.nullable() }),
  refusals: [roundOpen(), seedChanged()],
  async run({ ctx: { host, session, tokenHash }, input: { clientSeed } }) {
    const before = await changeSeed(host.sql, { seatId: session.seatId, tokenHash }, clientSeed);
    return { fairness: await fairnessView(host, session.seatId), revealed: before };
  },
});
