/** The parameters of a link to the verifier, in its fragment or its query. */
export interface VerifierInput {
  model: string;
  /** Of the model; empty: the current version. */
  version: string;
  /** Names the folder of the game's pictures; the rules do not know it. */
  look: string;
  server: string;
  hash: string;
  client: string;
  nonce: string;
  stake: string;
  /** The payout in the record, to compare with. */
  payout: string;
}

/** The pictures of a round that names none. */
export const DEFAULT_LOOK = 'night-market';

/** Reads a link. Parameters that are missing or too long are empty; the stake is 1.00 by default. */
export function readVerifierLink(location: { hash: string; search: string }): VerifierInput {
  const given = new URLSearchParams(location.hash.length > 1 ? location.hash.slice(1) : location.search);
  const text = (name: string, most: number) => {
    const value = given.get(name) ?? '';
    return value.length <= most ? value : '';
  };
  const look = text('look', 60);
  return {
    model: text('model', 40),
    version: text('version', 6),
    look: /^[a-z-]+(\.[a-z-]+){0,2}$/.test(look) ? look : DEFAULT_LOOK,
    server: text('server', 64),
    hash: text('hash', 64),
    client: text('client', 64),
    nonce: text('nonce', 12),
    stake: text('stake', 24) || '1.00',
    payout: text('payout', 24),
  };
}
