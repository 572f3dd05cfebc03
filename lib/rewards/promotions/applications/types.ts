import type { APPLICATION_STATUSES } from './constants';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
