import { z } from 'zod';
import { MAX_REASON_LENGTH } from '../schema';
import { idInput } from '../schema';

const note = z.string('REQUIRED').trim().max(MAX_REASON_LENGTH, 'TEXT_TOO_LONG');

/** To hold or reject a share a note is needed; it is for operators. */
export const refuseInput = idInput.extend({ note: note.min(1, 'REQUIRED') });
export const approveInput = idInput.extend({ note: note.default('') });

export { billBetsInput, billMembersInput } from '@/lib/agents/bills/schema';
