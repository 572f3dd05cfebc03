export const GENERAL_AGENT = 1;
export const AGENT = 2;
export const GENERAL_SHAREHOLDER = 41;
export const SHAREHOLDER_AGENT = 42;

/** The types that a member can have in a line; the texts `agent-lines.types.<type>` name them. */
export const LINE_TYPES = [0, GENERAL_AGENT, AGENT, GENERAL_SHAREHOLDER, SHAREHOLDER_AGENT] as const;
export type LineType = (typeof LINE_TYPES)[number];

/** The types that an agent of a type makes, by accounts and links. General agents are made by operators. */
export const MADE_BY: Readonly<Record<number, readonly number[]>> = {
  [GENERAL_AGENT]: [0, AGENT],
  [AGENT]: [0, AGENT],
  [GENERAL_SHAREHOLDER]: [0, AGENT, SHAREHOLDER_AGENT],
  [SHAREHOLDER_AGENT]: [0, AGENT, SHAREHOLDER_AGENT],
};

/** A change is scheduled at most a year ahead. */
export const FURTHEST_CHANGE_MS = 366 * 86_400_000;
