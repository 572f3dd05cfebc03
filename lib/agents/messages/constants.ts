/** To whom a message goes: one member of the team, the direct downlines, the whole team, or the own upline. */
export const LINE_AUDIENCES = ['member', 'direct', 'team', 'upline'] as const;
export type LineAudience = (typeof LINE_AUDIENCES)[number];

export const MAX_LINE_TEXT = 1_000;
export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 50;
