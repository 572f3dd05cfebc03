import type { Shape } from '../shape';

const READ: Shape = { requires: ['token'], refuses: ['transaction_uuid'], readsOnly: true };

/** What tells the operations apart, as the public form of the dialect has it. */
export const hubShapes: Readonly<Record<string, Shape>> = {
  'user/info': READ,
  'user/balance': READ,
  'transaction/bet': {
    requires: ['token', 'transaction_uuid'],
    refuses: ['reference_transaction_uuid'],
  },
  'transaction/win': {
    requires: ['transaction_uuid', 'reference_transaction_uuid', 'amount'],
    refuses: [],
  },
  'transaction/rollback': {
    requires: ['transaction_uuid', 'reference_transaction_uuid'],
    refuses: ['amount'],
  },
};
