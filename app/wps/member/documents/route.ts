import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { badInput } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';
import { uploadDocument } from '@/lib/protection/documents/commands';
import { listDocuments, verificationState } from '@/lib/protection/documents/queries';
import { documentPending } from '@/lib/protection/errors';
import { documentInput } from '@/lib/protection/schema';
import { documentOutput, documentsOutput, toWireDocument } from '@/lib/protection/wire';

export const GET = defineRoute({
  summary: "Lists the member's documents, and whether the next withdrawal needs one.",
  audience: members,
  input: z.object({}),
  output: documentsOutput,
  async run({ ctx: { db, session } }) {
    const [state, list] = [
      await verificationState(db, session.memberId),
      await listDocuments(db, session.memberId),
    ];
    return { ...state, list: list.map(toWireDocument) };
  },
});

export const POST = defineRoute({
  summary: 'Uploads a document for review: `picture` (png or jpg, 5 MB).',
  audience: members,
  input: documentInput,
  output: documentOutput,
  body: 'multipart',
  maxBytes: MAX_UPLOAD_BYTES,
  files: ['picture'],
  refusals: [documentPending()],
  async run({ ctx: { db, session }, input, files }) {
    const picture = files.get('picture')?.[0];
    if (!picture) throw badInput({ picture: { code: 'REQUIRED' } });
    return toWireDocument(await uploadDocument(db, session.memberId, input.kind, picture));
  },
});
