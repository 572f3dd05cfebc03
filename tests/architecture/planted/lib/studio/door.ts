export const studio = 'studio';
