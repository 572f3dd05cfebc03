export const CONTENT_KINDS = ['announcement', 'article', 'banner', 'help', 'promotion'] as const;

/** How many revisions a page of the history shows. */
export const REVISIONS_LISTED = 100;
