import { countClick } from '@/lib/agents/links/clicks';
import { visitors } from '@/lib/identity/audience';
import { checkAffiliate } from '@/lib/identity/registration/affiliates';
import { affiliateInput, affiliateValue } from '@/lib/identity/registration/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Checks whether an affiliate code, the code of an agent’s link, or the domain of the page, belongs to an agent. A visit by a link is counted once a day.',
  audience: visitors,
  input: affiliateInput,
  output: affiliateValue,
  async run({ ctx, input, ip, request, headers }) {
    const checked = await checkAffiliate(ctx.db, input, ip);
    const cookie =
      checked.valid && input.code
        ? await countClick(ctx.db, input.code, request.headers.get('cookie'))
        : undefined;
    if (cookie) headers.append('Set-Cookie', cookie);
    return checked;
  },
});
