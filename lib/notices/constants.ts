/** Which notices a list shows. */
export const NOTICE_VIEWS = ['all', 'unread', 'notices', 'messages'] as const;
