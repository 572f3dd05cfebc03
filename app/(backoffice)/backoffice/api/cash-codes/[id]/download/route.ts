import { operators } from '@/lib/backoffice/audience';
import { downloadCodes } from '@/lib/backoffice/cash-codes/commands';
import { exportedFileOutput } from '@/lib/backoffice/payment-files/schema';
import { idInput } from '@/lib/backoffice/schema';
import { alreadyDecided, codesDownloaded } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

/** A POST, because it works once: afterwards the site has hashes only. */
export const POST = defineRoute({
  summary: 'Returns the codes of a batch as CSV, once; recorded in the audit log.',
  audience: operators('cashier.adjust'),
  input: idInput,
  output: exportedFileOutput,
  refusals: [notFound(), alreadyDecided(), codesDownloaded()],
  run: ({ ctx, input }) => downloadCodes(ctx, input.id),
});
