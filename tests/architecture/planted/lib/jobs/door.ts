export const jobs = 'jobs';
