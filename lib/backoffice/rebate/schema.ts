import { idInput } from '../schema';

export { planInput } from '@/lib/rewards/rebate/schema';
export const planIdInput = idInput;
