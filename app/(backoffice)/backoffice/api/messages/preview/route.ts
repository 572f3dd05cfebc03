import { operators } from '@/lib/backoffice/audience';
import { PREVIEW_SAMPLE } from '@/lib/inbox/messages/constants';
import { membersOf, resolveAudience } from '@/lib/inbox/messages/audience';
import { cleanMessage } from '@/lib/inbox/messages/rules';
import { messagePreviewInput, messagePreviewOutput } from '@/lib/inbox/messages/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { previewMembers } from '@/lib/reporting/segments/queries';

export const POST = defineRoute({
  summary:
    'Returns how many members would get a message now, some of them, and its text as it will be shown.',
  audience: operators('inbox.send'),
  input: messagePreviewInput,
  output: messagePreviewOutput,
  maxBytes: 1_000_000,
  refusals: [notFound()],
  async run({ ctx: { db }, input: { title, body, audience } }) {
    const html = cleanMessage(body);
    const { count, sample } = await previewMembers(
      db,
      membersOf(await resolveAudience(db, audience)),
      PREVIEW_SAMPLE,
    );
    return {
      count,
      sample: sample.map(({ id, account }) => ({ id: String(id), account })),
      texts: Object.fromEntries(
        Object.entries(html).map(([locale, text]) => [
          locale,
          { title: title[locale as keyof typeof title] ?? title.en, html: text },
        ]),
      ),
    };
  },
});
