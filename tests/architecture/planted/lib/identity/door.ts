export const identity = 'identity';
