import { createLimit } from '@/lib/identity/throttle/limit';

/** Offers, answers and ends by one agent. Each takes the lock of the structure, and most notify the other side. */
export const contractChanges = createLimit('agent-contracts', 120, 3_600);

/** Simulations by one agent. One may read months of a large team. */
export const simulations = createLimit('agent-simulations', 20, 60);
