/** Returns the path of a game's own page, without its language. */
export const gamePath = (nodeId: bigint | string) => `/game/${nodeId}`;
