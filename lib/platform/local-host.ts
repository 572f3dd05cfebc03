/** Whether a host name of an address is this machine. */
export const isLocalHost = (hostname: string): boolean => /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
