import { AppError } from '@/lib/platform/errors';

/** The site's pages link to this topic. It can be updated and not unpublished. */
export const topicNeeded = () => new AppError('HELP_TOPIC_NEEDED', 409);
