import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { formatDecimal } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';
import { checkIn, checkInClosed, readCalendar } from '@/lib/rewards/check-in/commands';
import { calendarValue, checkInValue } from '@/lib/rewards/points/wire';
import { notExcluded } from '@/lib/protection/audience';

export const GET = defineRoute({
  summary:
    'The check-in calendar: what each day in a row gives, and which days of this month are done. Days are settlement days.',
  audience: members,
  input: z.object({}),
  output: calendarValue,
  run: ({ ctx: { db, session } }) => readCalendar(db, session.memberId),
});

export const POST = defineRoute({
  summary: 'Checks the member in for today; a second call on the same day gives the same and nothing more.',
  audience: notExcluded(members),
  input: z.object({}),
  output: checkInValue,
  refusals: [checkInClosed()],
  async run({ ctx: { db, session } }) {
    const { points, ...done } = await checkIn(db, session.memberId);
    return { ...done, points: formatDecimal(points) };
  },
});
