export const rewards = 'rewards';
