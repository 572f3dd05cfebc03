import { ANIMALS } from '@/lib/studio/lottery/plays/result-families';
import { Animal } from '../pictures/animal';

const COLOUR = /^(red|blue|green)/;

/** The picture of an option that has one: an animal of the year, or the colour of a ball. Its name stands below it. */
export function OptionPicture({ code }: { code: string }) {
  const animal = (ANIMALS as readonly string[]).indexOf(code);
  if (animal >= 0) return <Animal animal={animal} className="mb-0.5 size-7" />;
  const tone = COLOUR.exec(code)?.[1];
  return tone ? <span aria-hidden className="lottery-dot" data-tone={tone} /> : null;
}
