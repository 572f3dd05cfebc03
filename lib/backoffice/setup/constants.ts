/** The page of the set-up assistant. */
export const SETUP_PATH = '/backoffice/setup';

/** The steps after the first operator has been created, in their order. Each can be skipped and done later. */
export const SETUP_STEPS = ['brand', 'money', 'languages', 'games', 'channel', 'texts', 'done'] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

/** What a site needs before it opens, in the order of the check list. */
export const CHECKS = ['brand', 'languages', 'bank', 'games', 'texts', 'operators', 'messages'] as const;

export type CheckName = (typeof CHECKS)[number];
