import { useTranslations } from 'next-intl';
import type { SourceCode } from '@/components/lottery/pictures/picture-kind';
import { ResultPicture } from '@/components/lottery/pictures/result-picture';
import { ANIMALS } from '@/lib/studio/lottery/plays/result-families';
import type { DrawSource } from '@/lib/studio/lottery/types';

/** A result as its players see it: balls, dice, cars, or the numbers of each prize; with it what was given for the draw. */
export function DrawResult({
  source,
  result,
}: {
  source: DrawSource;
  result: readonly (readonly (number | string)[])[];
}) {
  const t = useTranslations('backoffice-lottery.groups');
  const tAnimals = useTranslations('lottery-plays.options');
  const animals = ANIMALS.map((animal) => tAnimals(animal));
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <ResultPicture
        kind={{ source: source.code as SourceCode, sum: source.code === 'threeDice', last: false }}
        result={result}
        names={{
          ranks: Object.fromEntries(source.groups.map(({ code }) => [code, t(code as never)])),
          animals,
        }}
        className="min-w-0 max-w-full"
      />
      {source.groups.map(
        (group, at) =>
          group.kind === 'given' && (
            <p key={group.code} className="text-muted">
              {t(group.code as never)}{' '}
              <span className="font-semibold text-ink">{animals[Number(result[at]?.[0])]}</span>
            </p>
          ),
      )}
    </div>
  );
}
