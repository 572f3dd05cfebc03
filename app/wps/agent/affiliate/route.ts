import { visitors } from '@/lib/identity/audience';
import { checkAffiliate } from '@/lib/identity/registration/affiliates';
import { affiliateInput, affiliateValue } from '@/lib/identity/registration/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Checks whether an affiliate code, or the domain of the page, belongs to an agent.',
  audience: visitors,
  input: affiliateInput,
  output: affiliateValue,
  run: ({ ctx, input, ip }) => checkAffiliate(ctx.db, input, ip),
});
