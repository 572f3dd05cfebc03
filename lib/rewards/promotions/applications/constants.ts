export const APPLICATION_STATUSES = ['applying', 'approved', 'rejected'] as const;

export const MAX_REMARK = 140;
export const MAX_PICTURES = 3;
