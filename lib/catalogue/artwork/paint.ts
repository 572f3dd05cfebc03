import type { Colours, Tones } from './palettes';

/** A stop of a gradient: offset (0–1), colour, and opacity (0–1; 1 by default). */
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
  private readonly sharedParts = new Map<string, { id: string; text: string }>();
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
  /** A gradient for the shadowed side of the body. */
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

  /** A linear gradient that is light at the upper left of a shape and dark at its lower right. */
  shaded(tones: Tones): string {
    return this.define(
      `<linearGradient id="@" x1=".15" y1="0" x2=".7" y2="1">${stops([
        [0, tones.light],
        [0.42, tones.base],
        [1, tones.dark],
      ])}</linearGradient>`,
    );
  }

  /** A radial gradient that makes a circle look like a ball lit from the upper left. */
  ball(tones: Tones): string {
    return this.define(
      `<radialGradient id="@" cx=".36" cy=".3" r=".75">${stops([
        [0, tones.light],
        [0.45, tones.base],
        [1, tones.dark],
      ])}</radialGradient>`,
    );
  }

  /** A gradient from the top to the bottom of a shape. */
  slope(list: readonly Stop[]): string {
    return this.define(`<linearGradient id="@" x2="0" y2="1">${stops(list)}</linearGradient>`);
  }

  /** A gradient from the left to the right of a shape. */
  across(list: readonly Stop[]): string {
    return this.define(`<linearGradient id="@">${stops(list)}</linearGradient>`);
  }

  /** A gradient from the centre of a shape to its edge. */
  halo(list: readonly Stop[]): string {
    return this.define(`<radialGradient id="@">${stops(list)}</radialGradient>`);
  }

  /** A pattern that repeats `content`. Its size is in the units of the picture. */
  pattern(width: number, height: number, content: string): string {
    return this.define(
      `<pattern id="@" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`,
    );
  }

  /** A mask for the `mask` attribute. White parts of `content` stay visible, black parts are hidden. */
  mask(content: string): string {
    return this.define(`<mask id="@">${content}</mask>`);
  }

  /** Draws `content` and its mirror image about x = 0. */
  mirrored(content: string): string {
    const id = this.name();
    return `<g id="${id}">${content}</g><use href="#${id}" transform="scale(-1 1)"/>`;
  }

  /** Gives `content` an id: `drawn` is the drawing itself, `use` places another copy of it. */
  part(content: string): { drawn: string; use: (transform: string) => string } {
    const id = this.name();
    return {
      drawn: `<g id="${id}">${content}</g>`,
      use: (transform) => `<use href="#${id}" transform="${transform}"/>`,
    };
  }

  /** Defines a drawing under `key` at the first call. The returned function places a copy of it. */
  once(key: string, draw: () => string): (transform: string, fill?: string) => string {
    const known = this.sharedParts.get(key) ?? { id: this.name(), text: '' };
    if (!known.text) {
      this.sharedParts.set(key, known);
      known.text = `<g id="${known.id}">${draw()}</g>`;
    }
    return (transform, fill) =>
      `<use href="#${known.id}" transform="${transform}"${fill ? ` fill="${fill}"` : ''}/>`;
  }

  /** The `<defs>` element with everything that the drawing has used. Call it after the drawing. */
  defs(): string {
    const all = [...this.definitions.values(), ...this.sharedParts.values()];
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
