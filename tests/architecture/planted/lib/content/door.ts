export const content = 'content';
