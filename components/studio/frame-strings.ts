const KEYS = ['back', 'full', 'window', 'game', 'none', 'noneText', 'lobby'] as const;

/** The words of the frame around a game, as props: the frame itself carries no translator. */
export type FrameStrings = Record<(typeof KEYS)[number], string>;

export function studioStrings(translate: (key: string) => string): FrameStrings {
  return Object.fromEntries(KEYS.map((key) => [key, translate(`frame.${key}`)])) as FrameStrings;
}
