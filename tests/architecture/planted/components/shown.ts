export const shown = 'shown';
