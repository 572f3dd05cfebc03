import { operators } from '@/lib/backoffice/audience';
import { downloadExport } from '@/lib/backoffice/exports/commands';
import { idInput } from '@/lib/backoffice/schema';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: 'Returns the file of a finished export: CSV in UTF-8. The download is recorded.',
  audience: operators('reports.export'),
  input: idInput,
  responseType: 'text/csv',
  run: ({ ctx, input }) => downloadExport(ctx, input.id),
});
