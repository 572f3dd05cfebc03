import { operators } from '@/lib/backoffice/audience';
import { limitedPreview } from '@/lib/backoffice/segments/previews';
import { PREVIEW_SAMPLE } from '@/lib/inbox/messages/constants';
import { membersOf, resolveAudience } from '@/lib/inbox/messages/audience';
import { cleanMessage } from '@/lib/inbox/messages/rules';
import { messagePreviewInput, messagePreviewOutput } from '@/lib/inbox/messages/schema';
import { notFound, tooManyRequests, tooSlow } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { previewMembers } from '@/lib/reporting/segments/queries';

export const POST = defineRoute({
  summary:
    'Returns how many members would get a message now, some of them, and its text as it will be shown.',
  audience: operators('inbox.send'),
  input: messagePreviewInput,
  output: messagePreviewOutput,
  maxBytes: 1_000_000,
  refusals: [notFound(), tooManyRequests(60), tooSlow()],
  async run({ ctx, input: { title, body, audience } }) {
    const html = cleanMessage(body);
    const members = membersOf(await resolveAudience(ctx.db, audience));
    // A list of accounts is cheap, and operators write to one member after another.
    const { count, sample } =
      audience.kind === 'accounts'
        ? await previewMembers(ctx.db, members, PREVIEW_SAMPLE)
        : await limitedPreview(ctx, (tx) => previewMembers(tx, members, PREVIEW_SAMPLE));
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
