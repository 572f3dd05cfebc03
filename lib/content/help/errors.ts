import { AppError } from '@/lib/platform/errors';

/** The site's own pages link to this topic: it can be rewritten, but not taken back. */
export const topicNeeded = () => new AppError('HELP_TOPIC_NEEDED', 409);
