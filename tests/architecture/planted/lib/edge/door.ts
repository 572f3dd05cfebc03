export const edge = 'edge';
