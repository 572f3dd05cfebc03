import { AppError } from '@/lib/platform/errors';

/** The site's pages link to this page. It can be changed, and neither unpublished nor deleted. */
export const pageNeeded = () => new AppError('PAGE_NEEDED', 409);
