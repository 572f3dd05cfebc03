import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { vendorWalletInput } from '@/lib/backoffice/vendors/schema';
import { changeWalletAddress } from '@/lib/backoffice/wallet-transfers/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets where the transfer wallet of a vendor is called; an empty address ends it.',
  audience: operators('integrations.write'),
  input: vendorWalletInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input }) => changeWalletAddress(ctx, input),
});
