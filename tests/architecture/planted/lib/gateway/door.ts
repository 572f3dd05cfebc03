export const gateway = 'gateway';
