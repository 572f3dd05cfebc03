import { operators } from '@/lib/backoffice/audience';
import { listFile } from '@/lib/backoffice/games/loaders';
import { listFileInput } from '@/lib/backoffice/games/schema';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary:
    'The catalogue, the games of one vendor (`vendor-PG.csv`) or an example as a list that can be imported.',
  audience: operators('games.write'),
  input: listFileInput,
  responseType: 'text/csv',
  run: async ({ ctx, input }) => ({ ...(await listFile(ctx.db, input.file)), name: input.file }),
});
