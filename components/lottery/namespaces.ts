/** The message namespaces of the desk. */
export const DESK_NAMESPACES = ['lottery', 'lottery-plays', 'records', 'errors'] as const;
/** The message namespaces of the board. */
export const BOARD_NAMESPACES = ['lottery-board', 'lottery-plays', 'errors'] as const;
