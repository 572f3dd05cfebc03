import { revalidatePath } from 'next/cache';
import { logger } from '@/lib/platform/logger';

/**
 * Waits for a change of content, then marks the cached public pages of this process as out of date: the next visitor of each
 * gets a new one. Other processes render theirs again within a minute, as they do when a schedule begins or ends.
 */
export async function renewing<Outcome>(change: Promise<Outcome>): Promise<Outcome> {
  const outcome = await change;
  try {
    revalidatePath('/', 'layout');
  } catch (err) {
    // Outside Next.js, in tests and commands, there are no cached pages.
    logger.debug({ err }, 'no cached pages to renew');
  }
  return outcome;
}
