import { recordAction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { getStoredText } from '@/lib/inbox/queries';
import { storedTextOutput } from '@/lib/inbox/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

/** A POST, because reading is recorded in the audit log, before the text is returned. */
export const POST = defineRoute({
  summary: 'Returns the text of a message that was stored instead of sent; recorded in the audit log.',
  audience: operators('outbox.read'),
  input: idInput,
  output: storedTextOutput,
  async run({ ctx, input: { id } }) {
    const text = await getStoredText(ctx.db, id);
    await recordAction(ctx, { action: 'outgoing.read', subject: `outgoing:${id}` });
    return text;
  },
});
