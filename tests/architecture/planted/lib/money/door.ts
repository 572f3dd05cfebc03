export const money = 'money';
