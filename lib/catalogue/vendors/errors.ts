import { badInput } from '@/lib/platform/errors';

/** Another vendor has this code. */
export const vendorExists = () => badInput({ code: { code: 'VENDOR_EXISTS' } });
/** The vendor has games of a category that it would not serve any more. */
export const categoryHasGames = (gameType: string) =>
  badInput({ categories: { code: 'CATEGORY_HAS_GAMES', values: { category: gameType } } });
