import { operators } from '@/lib/backoffice/audience';
import { examplesOf } from '@/lib/inbox/templates/constants';
import { checkTexts } from '@/lib/inbox/templates/rules';
import { templatePreviewInput, templatePreviewOutput } from '@/lib/inbox/templates/schema';
import { renderMail, renderSms } from '@/lib/inbox/texts/render';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Returns an email or SMS with examples of its values, as it would be sent with a text.',
  audience: operators('site.write'),
  input: templatePreviewInput,
  output: templatePreviewOutput,
  refusals: [notFound()],
  run: ({ input }) => {
    const { channel, template, locale } = input;
    const own = checkTexts(input, input.texts);
    const examples = examplesOf(channel, template)!;
    if (channel === 'sms')
      return Promise.resolve({ subject: null, text: renderSms(locale, template, examples, own), html: null });
    return Promise.resolve(renderMail(locale, template, examples, own));
  },
});
