export const catalogue = 'catalogue';
