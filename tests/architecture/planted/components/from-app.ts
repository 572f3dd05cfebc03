import { page } from '../app/other';

export const seen = page;
