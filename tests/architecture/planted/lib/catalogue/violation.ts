import { content } from '../content/door';

export const seen = content;
