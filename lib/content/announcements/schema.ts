import { z } from 'zod';
import { textInput } from '../schema';
import { ANNOUNCEMENT_TYPES, EXECUTIONS, MAX_CONTENT, MAX_TITLE } from './constants';

const moment = z.iso.datetime({ offset: true, error: 'INVALID' }).transform((text) => new Date(text));

const fields = {
  type: z.enum(ANNOUNCEMENT_TYPES, 'INVALID'),
  execution: z.array(z.enum(EXECUTIONS, 'INVALID'), 'INVALID').min(1, 'REQUIRED').max(3, 'INVALID'),
  title: textInput(MAX_TITLE),
  content: textInput(MAX_CONTENT),
  promotionType: z.string().max(32, 'INVALID').nullable(),
  startsAt: moment,
  endsAt: moment.nullable(),
};

const endsLater = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }) =>
  endsAt === null || endsAt > startsAt;
const refusal = { path: ['endsAt'], message: 'END_BEFORE_START' };

/** A new announcement from an operator. */
export const newAnnouncementInput = z.object(fields).refine(endsLater, refusal);

/** A changed announcement from an operator. */
export const announcementEdit = z
  .object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,17}$/, 'INVALID')
      .transform(BigInt),
    ...fields,
  })
  .refine(endsLater, refusal);

export const savedAnnouncement = z.object({ id: z.string() });

export type AnnouncementWords = Omit<z.output<typeof announcementEdit>, 'id'>;
