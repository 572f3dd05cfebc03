/** Where each word of the frame stands among the studio's. */
const KEYS = {
  back: 'frame.back',
  full: 'frame.full',
  window: 'frame.window',
  game: 'frame.game',
  none: 'frame.none',
  noneText: 'frame.noneText',
  lobby: 'frame.lobby',
  failed: 'failed.title',
  failedText: 'failed.text',
} as const;

/** The words of the frame around a game, as props: the frame itself carries no translator. */
export type FrameStrings = Record<keyof typeof KEYS, string>;

export function studioStrings(translate: (key: string) => string): FrameStrings {
  return Object.fromEntries(
    Object.entries(KEYS).map(([name, key]) => [name, translate(key)]),
  ) as FrameStrings;
}
