export const risk = 'risk';
