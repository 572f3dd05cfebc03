export const backoffice = 'backoffice';
