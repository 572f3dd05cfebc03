import { links } from '@/lib/content/links/queries';
import { database } from '@/lib/db/client';

/** Returns the operator's links to other sites by type. */
export const listLinks = () => links(database());
