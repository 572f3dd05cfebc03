import { operators } from '@/lib/backoffice/audience';
import { MAX_TRANSFER_BYTES } from '@/lib/backoffice/site/constants';
import { importRefused, settingChanged } from '@/lib/backoffice/site/errors';
import { importInput, importOutput } from '@/lib/backoffice/site/schema';
import { importSettings } from '@/lib/backoffice/site/transfer';
import { visitorOf } from '@/lib/backoffice/site/visitor';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Compares a file with the settings of this site, or takes some of its settings over, all or none.',
  audience: operators('site.write'),
  input: importInput,
  output: importOutput,
  maxBytes: MAX_TRANSFER_BYTES,
  refusals: [importRefused('theme', ''), settingChanged([])],
  run: ({ ctx, input, request, language }) =>
    importSettings(ctx, input, { visitor: visitorOf(request, ctx.ip) }, language),
});
