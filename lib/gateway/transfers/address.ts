/** What is wrong with the address of a wallet: messages are errors.fields.<code>. */
export interface WalletAddressFault {
  code: 'WALLET_ADDRESS_FORMAT' | 'LAUNCH_HOST';
  values?: Record<string, string>;
}

const ADDRESS =
  /^(?:https:\/\/|http:\/\/(?=(?:localhost|127\.0\.0\.1)[:/]))([a-z0-9.-]+(?::\d+)?)(?:\/[A-Za-z0-9._~/-]*)?$/;

/**
 * Checks the address of a vendor's wallet: https on one of the vendor's hosts (http for a vendor on this machine), without a query. Undefined
 * if nothing is wrong.
 */
export function walletAddressFault(
  address: string,
  hosts: readonly string[],
): WalletAddressFault | undefined {
  const host = ADDRESS.exec(address)?.[1];
  if (host === undefined) return { code: 'WALLET_ADDRESS_FORMAT' };
  return hosts.includes(host) ? undefined : { code: 'LAUNCH_HOST', values: { host } };
}
