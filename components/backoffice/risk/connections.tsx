import { useTranslations } from 'next-intl';
import type { DetectorName } from '@/lib/risk/types';

const SHOWN = 8;
const [WIDTH, ROW] = [320, 34];

/** A drawing of the members who share one device, address, account or bonus. Screen readers get a sentence. */
export function Connections({
  detector,
  members,
}: {
  detector: DetectorName;
  members: readonly { id: bigint; account: string }[];
}) {
  const t = useTranslations('backoffice-risk');
  const shown = members.slice(0, SHOWN);
  const height = Math.max(shown.length, 2) * ROW;
  const place = t(`detectors.${detector}.place`);
  return (
    <figure className="flex flex-col items-center gap-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="group"
        aria-label={t('connection', { place, members: members.map(({ account }) => account).join(', ') })}
        className="h-auto w-full max-w-md"
        direction="ltr"
      >
        {shown.map(({ id }, index) => (
          <path
            key={String(id)}
            d={`M 92 ${height / 2} C 130 ${height / 2}, 130 ${(index + 0.5) * ROW}, 168 ${(index + 0.5) * ROW}`}
            className="fill-none stroke-edge"
            strokeWidth="1.5"
          />
        ))}
        <circle cx="80" cy={height / 2} r="13" className="fill-amber-wash stroke-amber" strokeWidth="1.5" />
        <circle cx="80" cy={height / 2} r="4" className="fill-amber" />
        <text
          x="60"
          y={height / 2}
          textAnchor="end"
          dominantBaseline="middle"
          className="fill-ink text-[0.7rem] font-semibold"
        >
          {place}
        </text>
        {shown.map(({ id, account }, index) => (
          <a key={String(id)} href={`/backoffice/members/${id}`}>
            <circle
              cx="174"
              cy={(index + 0.5) * ROW}
              r="5"
              className="fill-surface stroke-edge"
              strokeWidth="1.5"
            />
            <text
              x="186"
              y={(index + 0.5) * ROW}
              dominantBaseline="middle"
              className="fill-ink text-[0.75rem] hover:underline"
            >
              {account.length > 18 ? `${account.slice(0, 17)}…` : account}
            </text>
          </a>
        ))}
      </svg>
      {members.length > SHOWN && (
        <figcaption className="text-xs text-muted">
          {t('moreMembers', { count: members.length - SHOWN })}
        </figcaption>
      )}
    </figure>
  );
}
