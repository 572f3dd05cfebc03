import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import { ANIMALS } from '@/lib/studio/lottery/plays/result-families';
import type { DrawSource } from '@/lib/studio/lottery/types';

/** A result with the name of each group: balls, or the numbers of each prize. */
export function DrawResult({
  source,
  result,
}: {
  source: DrawSource;
  result: readonly (readonly (number | string)[])[];
}) {
  const t = useTranslations('backoffice-lottery.groups');
  const tAnimals = useTranslations('lottery-plays.options');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-sm">
      {source.groups.map((group, at) => (
        <div key={group.code} className="contents">
          <dt className="text-muted">{t(group.code as never)}</dt>
          <dd className="flex flex-wrap gap-1.5" dir="ltr">
            {(result[at] ?? []).map((value, index) => (
              <span
                key={index}
                className={classes(
                  'inline-flex h-8 min-w-8 items-center justify-center rounded-full border px-2 font-semibold tabular',
                  group.kind === 'rest'
                    ? 'border-transparent bg-amber-wash text-amber'
                    : 'border-edge bg-raised',
                )}
              >
                {group.kind === 'given' ? tAnimals(ANIMALS[Number(value)]!) : value}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
