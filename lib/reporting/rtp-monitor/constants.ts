/** Two-sided 99% quantile of the normal distribution: half of a 99% interval, in standard errors. */
export const Z99 = 2.5758293035489004;
