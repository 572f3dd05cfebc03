export const cashier = 'cashier';
