export const TRANSFER_DIRECTIONS = ['upline', 'downline'] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

/** The switches and limits of transfers among the settings of the site (lib/content/settings); limits in whole units. */
export const TRANSFER_SETTINGS = {
  upline: 'transfers.upline',
  downline: 'transfers.downline',
  minimum: 'transfers.minimum',
  maximum: 'transfers.maximum',
  perDay: 'transfers.perDay',
} as const;
