import { z } from 'zod';
import { MAX_REASON_LENGTH } from '../schema';
import { idInput } from '../schema';

const note = z.string('REQUIRED').trim().max(MAX_REASON_LENGTH, 'TEXT_TOO_LONG');

/** What an operator decides about a share, with the reason: a note for operators. */
export const decisionInput = idInput.extend({ note: note.min(1, 'REQUIRED') });

export { billBetsInput, billMembersInput } from '@/lib/agents/bills/schema';
