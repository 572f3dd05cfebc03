export const studioHost = 'studio-host';
