import { agents } from '../agents/door';

export const seen = agents;
