export const hub = 'hub';
