export const webhooks = 'webhooks';
