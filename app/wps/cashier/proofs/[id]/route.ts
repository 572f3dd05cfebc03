import { readProof } from '@/lib/cashier/proofs/queries';
import { proofIdInput } from '@/lib/cashier/schema';
import { members } from '@/lib/identity/audience';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: "A picture that one sent as proof; nobody else's.",
  audience: members,
  input: proofIdInput,
  answers: 'image/jpeg',
  async run({ ctx: { db, session }, input }) {
    return { bytes: await readProof(db, input.id, session.memberId), type: 'image/jpeg' };
  },
});
