/** What a column of a payment file can hold; `constant` is the same text in every line. */
export const FILE_FIELDS = [
  'number',
  'account',
  'memberId',
  'bank',
  'holder',
  'payeeNumber',
  'payout',
  'fee',
  'amount',
  'currency',
  'channel',
  'requestedAt',
  'approvedAt',
  'note',
  'constant',
] as const;

export const FILE_SEPARATORS = [',', ';', '\t'] as const;

export const MAX_TEMPLATES = 20;
export const MAX_COLUMNS = 30;

/** The flag of lib/content that holds the templates. */
export const TEMPLATES_FLAG = 'cashier.paymentFileTemplates';
