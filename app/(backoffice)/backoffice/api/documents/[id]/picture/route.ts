import { operators } from '@/lib/backoffice/audience';
import { readDocument } from '@/lib/backoffice/protection/commands';
import { defineFile } from '@/lib/platform/http/define-file';
import { documentId } from '@/lib/protection/schema';

export const GET = defineFile({
  summary: 'Returns the picture of a document of a member. The audit log records it.',
  audience: operators('protection.write'),
  input: documentId,
  responseType: 'image/jpeg',
  async run({ ctx, input }) {
    return { bytes: await readDocument(ctx, input.id), type: 'image/jpeg' };
  },
});
