import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { addStandardTexts } from '@/lib/backoffice/setup/commands';
import { textsOutput } from '@/lib/backoffice/setup/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Installs the shipped help centre with terms and privacy, and the page on responsible gaming, if there is none.',
  audience: operators('content.write'),
  input: z.object({}),
  output: textsOutput,
  run: async ({ ctx }) => ({ installed: await addStandardTexts(ctx) }),
});
