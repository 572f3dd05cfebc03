import { z } from 'zod';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { deleteOwnFavourite } from '@/lib/studio-host/lottery/betting';
import { favouriteNotFound } from '@/lib/studio/lottery/errors';
import { betIdInput } from '@/lib/studio/lottery/schema';

export const DELETE = defineRoute({
  summary: 'Deletes a saved slip of a Vietnamese lottery game.',
  audience: signedIn,
  input: betIdInput,
  output: z.object({ id: z.string() }),
  refusals: [favouriteNotFound()],
  async run({ ctx, input }) {
    return deleteOwnFavourite(ctx, input.id);
  },
});
