import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { updateSetting } from '@/lib/backoffice/site/commands';
import { settingInput } from '@/lib/content/settings/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets one white-label setting.',
  audience: operators('site.write'),
  input: settingInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await updateSetting(ctx, input);
    return {};
  },
});
