export const REBATE_KEY = ['rebate', 'open'] as const;
export const REBATE_CLAIMS_KEY = ['rebate', 'claims'] as const;
