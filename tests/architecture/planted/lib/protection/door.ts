export const protection = 'protection';
