import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { storePublicKey } from '@/lib/backoffice/vendors/commands';
import { publicKeyInput } from '@/lib/backoffice/vendors/schema';
import { publicKeysOverlap } from '@/lib/gateway/vendors/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores the public key of a vendor; the one before stays valid until it is ended.',
  audience: operators('integrations.write'),
  input: publicKeyInput,
  output: z.object({}),
  refusals: [notFound(), publicKeysOverlap()],
  run: ({ ctx, input }) => storePublicKey(ctx, input.code, input.publicKey),
});
