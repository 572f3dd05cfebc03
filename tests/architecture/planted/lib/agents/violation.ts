import { inbox } from '../inbox/door';

export const seen = inbox;
