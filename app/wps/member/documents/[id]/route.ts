import { members } from '@/lib/identity/audience';
import { defineFile } from '@/lib/platform/http/define-file';
import { readDocumentPicture } from '@/lib/protection/documents/queries';
import { documentId } from '@/lib/protection/schema';

export const GET = defineFile({
  summary:
    'Returns the picture of a document that the member has uploaded. Those of other members are refused.',
  audience: members,
  input: documentId,
  responseType: 'image/jpeg',
  async run({ ctx: { db, session }, input }) {
    return { bytes: await readDocumentPicture(db, input.id, session.memberId), type: 'image/jpeg' };
  },
});
