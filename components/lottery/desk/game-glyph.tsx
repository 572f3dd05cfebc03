import { Die } from '../pictures/die';
import type { PictureKind } from '../pictures/picture-kind';
import { Ball } from '../pictures/result-picture';

/** What the sign of a game says: how many numbers are drawn, or from how many. */
const SIGNS: Readonly<Record<PictureKind['source'], string>> = {
  fiveDigits: '5',
  threeDigits: '3',
  threeDice: '',
  elevenOfFive: '11',
  tenCars: '',
  fortyNine: '49',
  twentyOfEighty: '80',
  vietnamNorth: '27',
  vietnamSouth: '18',
  thai: '6',
  lao: '4',
  hanoi: '5',
  malaysia: '4D',
};

/** A small sign of a game's kind: a ball, a die or a car's plate. */
export function GameGlyph({ kind }: { kind: PictureKind }) {
  const isRanked = ['vietnamNorth', 'vietnamSouth', 'thai', 'lao', 'hanoi', 'malaysia'].includes(kind.source);
  return (
    <span aria-hidden className="lottery-picture inline-flex shrink-0" data-size="glyph" dir="ltr">
      {kind.source === 'threeDice' ? (
        <Die face={5} />
      ) : kind.source === 'tenCars' ? (
        <span className="lottery-car lottery-plate" data-car="8">
          1
        </span>
      ) : (
        <Ball
          text={kind.sum ? '28' : SIGNS[kind.source]}
          tone={
            isRanked
              ? 'red'
              : kind.source === 'fortyNine'
                ? 'green'
                : kind.source === 'twentyOfEighty'
                  ? 'blue'
                  : 'amber'
          }
        />
      )}
    </span>
  );
}
