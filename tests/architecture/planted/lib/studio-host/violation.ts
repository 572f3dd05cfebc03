import { jobs } from '../jobs/door';

export const seen = jobs;
