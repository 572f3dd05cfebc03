const KEYS = [
  'game',
  'period',
  'load',
  'hash',
  'server',
  'client',
  'clientHint',
  'animal',
  'published',
  'publishedHint',
  'go',
  'busy',
  'holds',
  'broken',
  'noHash',
  'matches',
  'differs',
  'corrected',
  'numbers',
  'steps',
  'stepHash',
  'stepStream',
  'stepNumbers',
  'word',
  'of',
  'place',
  'number',
  'notFound',
  'notRevealed',
  'outside',
  'voided',
  'failed',
  'bad.period',
  'bad.server',
  'bad.client',
] as const;

export type DrawVerifierStrings = Record<(typeof KEYS)[number], string>;

/** The verifier's texts as props: the page is the same for everybody, so it loads no messages. */
export const drawVerifierStrings = (translate: (key: string) => string): DrawVerifierStrings =>
  Object.fromEntries(KEYS.map((key) => [key, translate(`verifier.${key}`)])) as DrawVerifierStrings;
