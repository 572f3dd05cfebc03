export const notices = 'notices';
