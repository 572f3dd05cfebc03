import { z } from 'zod';
import { setFlag } from '@/lib/content/commands';
import { notFound } from '@/lib/platform/errors';
import { approvalOutdated, thresholdInvalid, thresholdUnchanged } from './errors';
import { findThreshold, normaliseThreshold, readThreshold, thresholdCurrency } from './thresholds';
import type { ApprovalAction, FactValue } from './types';

const payload = z.object({
  /** The threshold's key. */
  key: z.string('REQUIRED').max(64, 'INVALID'),
  /** The new amount as a decimal string, or ''. */
  value: z.string('REQUIRED').max(20, 'THRESHOLD'),
  /** The amount that it replaces. */
  from: z.string('REQUIRED').max(20, 'INVALID'),
});

const shown = (key: string, value: string): FactValue =>
  value === '' ? null : { amount: value, currency: thresholdCurrency(findThreshold(key)!) };

/** Changes the amount above which an action needs two operators: always two operators. */
export const changeThreshold: ApprovalAction<z.output<typeof payload>, string, void> = {
  name: 'settings.threshold',
  permission: 'operators.write',
  payload,
  rule: { kind: 'always' },
  subject: ({ key }) => `setting:${key}`,
  async load(db, { key, value, from }) {
    const threshold = findThreshold(key);
    if (!threshold) throw notFound();
    const current = await readThreshold(db, threshold);
    if (current !== from) throw approvalOutdated();
    if (normaliseThreshold(threshold, value) !== value) throw thresholdInvalid();
    if (value === current) throw thresholdUnchanged();
    return current;
  },
  describe: ({ key, value }, current) => ({
    before: { threshold: shown(key, current) },
    after: { threshold: shown(key, value) },
  }),
  perform: (tx, _actor, { key, value }) => setFlag(tx, key, value, false),
};
