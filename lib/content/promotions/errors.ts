import { badInput } from '@/lib/platform/errors';

/** Another promotion has this address. */
export const slugTaken = () => badInput({ slug: { code: 'SLUG_TAKEN' } });
