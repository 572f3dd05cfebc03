export const reporting = 'reporting';
