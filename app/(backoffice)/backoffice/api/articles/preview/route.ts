import { operators } from '@/lib/backoffice/audience';
import { previewInput, previewOutput } from '@/lib/content/articles/schema';
import { cleanHtml } from '@/lib/content/html';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Returns an article’s HTML after sanitizing, as readers will see it.',
  audience: operators('content.write'),
  input: previewInput,
  output: previewOutput,
  maxBytes: 256 * 1024,
  run: ({ input }) => Promise.resolve({ html: cleanHtml(input.body) }),
});
