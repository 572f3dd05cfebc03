import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { offeredKeys } from '@/lib/identity/payload/keys';
import { keySet } from '@/lib/identity/payload/schema';
import { now } from '@/lib/platform/clock';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Lists the public keys for encrypted request bodies as a JWK set, newest first; `now` is in seconds.',
  audience: visitors,
  input: z.object({}),
  output: keySet,
  async run({ ctx }) {
    const keys = keySet.shape.keys.parse(await offeredKeys(ctx.db));
    return { keys, now: Math.floor(now().getTime() / 1_000) };
  },
});
