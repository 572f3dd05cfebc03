import { z } from 'zod';
import { studioHost } from '@/lib/studio-host/host';
import { defineRoute } from '@/lib/platform/http/define-route';
import { anyone } from '@/lib/studio/play/audience';
import { commitmentPath } from '@/lib/studio/play/schema';
import { revealedSeed } from '@/lib/studio/play/seed/queries';

export const GET = defineRoute({
  summary: 'Returns the server seed of a hash once it is revealed, for the fairness verifier.',
  audience: anyone(studioHost),
  input: commitmentPath,
  output: z.object({ serverSeed: z.string().nullable() }),
  async run({ ctx: { host }, input: { commitment } }) {
    const seed = await revealedSeed(host.sql, commitment);
    return { serverSeed: seed?.serverSeed ?? null };
  },
});
