import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { exportSettings } from '@/lib/backoffice/site/transfer';
import { transferFile } from '@/lib/backoffice/site/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Returns the settings of the site without their secrets, as a file for another site.',
  audience: operators('site.write'),
  input: z.object({}),
  output: transferFile.extend({ site: z.string() }),
  run: ({ ctx }) => exportSettings(ctx),
});
