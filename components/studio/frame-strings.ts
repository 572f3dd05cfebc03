/** The message key of each text of the frame. */
const KEYS = {
  loading: 'loading',
  back: 'frame.back',
  full: 'frame.full',
  window: 'frame.window',
  game: 'frame.game',
  none: 'frame.none',
  noneText: 'frame.noneText',
  missing: 'frame.missing',
  late: 'frame.late',
  retry: 'notice.retry',
  lobby: 'frame.lobby',
  failed: 'failed.title',
  failedText: 'failed.text',
} as const;

/** The texts of the frame as props, so that it needs no translator in the browser. */
export type FrameStrings = Record<keyof typeof KEYS, string>;

export function studioStrings(translate: (key: string) => string): FrameStrings {
  return Object.fromEntries(
    Object.entries(KEYS).map(([name, key]) => [name, translate(key)]),
  ) as FrameStrings;
}
