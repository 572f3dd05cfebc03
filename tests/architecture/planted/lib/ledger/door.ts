export const ledger = 'ledger';
