import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { deleteAddress } from '@/lib/rewards/mall/addresses/commands';
import { addressIdInput } from '@/lib/rewards/mall/addresses/schema';

export const DELETE = defineRoute({
  summary: 'Deletes an address of the member’s book. Orders keep theirs.',
  audience: members,
  input: addressIdInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx: { db, session }, input }) {
    await deleteAddress(db, session.memberId, input.id);
    return {};
  },
});
