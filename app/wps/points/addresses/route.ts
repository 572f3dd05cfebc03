import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { addAddress, listAddresses, tooManyAddresses } from '@/lib/rewards/mall/addresses/commands';
import { addressInput } from '@/lib/rewards/mall/addresses/schema';
import { addressValue } from '@/lib/rewards/points/wire';

export const GET = defineRoute({
  summary: 'The member’s address book.',
  audience: members,
  input: z.object({}),
  output: z.object({ list: z.array(addressValue) }),
  run: async ({ ctx: { db, session } }) => ({ list: await listAddresses(db, session.memberId) }),
});

export const POST = defineRoute({
  summary: 'Adds an address to the member’s book.',
  audience: members,
  input: addressInput,
  output: z.object({ id: z.string() }),
  refusals: [tooManyAddresses()],
  run: async ({ ctx: { db, session }, input }) => ({ id: await addAddress(db, session.memberId, input) }),
});
