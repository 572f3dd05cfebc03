export const inbox = 'inbox';
