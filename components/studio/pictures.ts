/** Where a game's own pictures are. */
export interface Pictures {
  base: string;
  version: string;
}

/** The address of one of them: a symbol's id, `backdrop-wide` or `backdrop-tall`. Kept for ever under its version. */
export function pictureUrl(pictures: Pictures, name: string): string {
  return `${pictures.base}/${name}.svg?v=${pictures.version}`;
}
