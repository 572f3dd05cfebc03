import type { Colours, Tones } from './palettes';

/** A stop of a gradient: offset 0–1, colour, opacity. */
export type Stop = readonly [number, string, number?];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/**
 * Colours and gradients of one picture. A gradient is defined when it is first used, so that a picture has no unused
 * definitions. Ids start with `prefix`, so that several pictures can be in one document.
 */
export class Paint {
  private readonly definitions = new Map<string, { id: string; text: string }>();
  private readonly kept = new Map<string, { id: string; text: string }>();
  private parts = 0;

  constructor(
    readonly colours: Colours,
    private readonly prefix: string,
  ) {}

  get body(): string {
    return this.shaded(this.colours.body);
  }
  get accent(): string {
    return this.shaded(this.colours.accent);
  }
  get gold(): string {
    return this.shaded(this.colours.gold);
  }
  get cream(): string {
    return this.shaded(this.colours.cream);
  }
  get bodyBall(): string {
    return this.ball(this.colours.body);
  }
  get accentBall(): string {
    return this.ball(this.colours.accent);
  }
  get goldBall(): string {
    return this.ball(this.colours.gold);
  }
  get creamBall(): string {
    return this.ball(this.colours.cream);
  }
  /** The shadowed side of the body and of the accent. */
  get bodyShade(): string {
    return this.slope([
      [0, this.colours.body.dark],
      [1, this.colours.body.deep],
    ]);
  }
  get accentShade(): string {
    return this.slope([
      [0, this.colours.accent.dark],
      [1, this.colours.accent.deep],
    ]);
  }

  /** Light at the upper left of each shape, shade at its lower right. */
  shaded(tones: Tones): string {
    return this.define(
      `<linearGradient id="@" x1=".15" y1="0" x2=".7" y2="1">${stops([
        [0, tones.light],
        [0.42, tones.base],
        [1, tones.dark],
      ])}</linearGradient>`,
    );
  }

  ball(tones: Tones): string {
    return this.define(
      `<radialGradient id="@" cx=".36" cy=".3" r=".75">${stops([
        [0, tones.light],
        [0.45, tones.base],
        [1, tones.dark],
      ])}</radialGradient>`,
    );
  }

  /** A gradient from top to bottom of the shape. */
  slope(list: readonly Stop[]): string {
    return this.define(`<linearGradient id="@" x2="0" y2="1">${stops(list)}</linearGradient>`);
  }

  /** A gradient from the start to the end of the line. */
  across(list: readonly Stop[]): string {
    return this.define(`<linearGradient id="@">${stops(list)}</linearGradient>`);
  }

  /** A gradient from the middle of the shape to its edge. */
  halo(list: readonly Stop[]): string {
    return this.define(`<radialGradient id="@">${stops(list)}</radialGradient>`);
  }

  /** A tile of pattern in the picture's own units. */
  pattern(width: number, height: number, content: string): string {
    return this.define(
      `<pattern id="@" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`,
    );
  }

  /** A mask for the `mask` attribute; what is white in it stays, what is black goes. */
  mask(content: string): string {
    return this.define(`<mask id="@">${content}</mask>`);
  }

  /** The drawing and its mirror image about x = 0. */
  mirrored(content: string): string {
    const id = this.name();
    return `<g id="${id}">${content}</g><use href="#${id}" transform="scale(-1 1)"/>`;
  }

  /** The drawing once, to be placed again by `use`. */
  part(content: string): { drawn: string; use: (transform: string) => string } {
    const id = this.name();
    return {
      drawn: `<g id="${id}">${content}</g>`,
      use: (transform) => `<use href="#${id}" transform="${transform}"/>`,
    };
  }

  /** A drawing that is defined once and used by reference. */
  once(key: string, draw: () => string): (transform: string, fill?: string) => string {
    const known = this.kept.get(key) ?? { id: this.name(), text: '' };
    if (!known.text) {
      this.kept.set(key, known);
      known.text = `<g id="${known.id}">${draw()}</g>`;
    }
    return (transform, fill) =>
      `<use href="#${known.id}" transform="${transform}"${fill ? ` fill="${fill}"` : ''}/>`;
  }

  defs(): string {
    const all = [...this.definitions.values(), ...this.kept.values()];
    return all.length ? `<defs>${all.map(({ text }) => text).join('')}</defs>` : '';
  }

  private name(): string {
    this.parts += 1;
    return `${this.prefix}p${this.parts}`;
  }

  private define(text: string): string {
    const known = this.definitions.get(text);
    if (known) return `url(#${known.id})`;
    const id = `${this.prefix}${this.definitions.size.toString(36)}`;
    this.definitions.set(text, { id, text: text.replace('@', id) });
    return `url(#${id})`;
  }
}
