import { note } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { keptText } from '@/lib/inbox/queries';
import { keptTextOutput } from '@/lib/inbox/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

/** POST, because reading is written down; before the text is given out, so that no look goes unnoted. */
export const POST = defineRoute({
  summary: 'Shows the text of a message that was kept instead of sent; noted in the audit log.',
  audience: operators('outbox.read'),
  input: idInput,
  output: keptTextOutput,
  async run({ ctx: { db, operator, ip }, input }) {
    const text = await keptText(db, input.id);
    await note(db, {
      operatorId: operator.id,
      ip,
      action: 'outgoing.read',
      subject: `outgoing:${input.id}`,
      detail: {},
    });
    return text;
  },
});
