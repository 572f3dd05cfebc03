'use client';

import { openAuth } from '@/components/session/open-auth';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { isTrialType } from '@/lib/identity/account-types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { showAmount } from '@/lib/money/format';
import type { WirePromotion } from '@/lib/rewards/promotions/wire';
import { useActivity } from './activities';
import { TakeButton, type TakeStrings } from './take-button';

export interface PartStrings extends TakeStrings {
  login: string;
  trial: string;
  notForYou: string;
  rejected: string;
  applying: string;
  progress: { deposit: string; turnover: string };
  tickets: TicketStrings;
}

/** The browser fills in `{first}`, `{last}`, `{place}`, `{ticket}` and `{prize}`. */
export interface TicketStrings {
  soFar: string;
  count: string;
  numbers: string;
  range: string;
  code: string;
  result: string;
  prize: string;
  nothing: string;
}

interface Props {
  locale: LocaleCode;
  id: string;
  title: string;
  /** Whether a visitor could take part after a login. */
  isOpen: boolean;
  /** Whether it is a raffle that was drawn. */
  isDrawn: boolean;
  currency: string;
  strings: PartStrings;
}

/** How far the member is with a promotion, and the button of the status. A visitor gets a button to log in. */
export function PartPanel({ locale, id, title, isOpen, isDrawn, currency, strings }: Props) {
  const { status, member } = useSession();
  const activity = useActivity(id);
  if (status === 'visitor')
    return isOpen ? (
      <Button variant="amber" block onClick={() => openAuth(locale, 'login')}>
        {strings.login}
      </Button>
    ) : null;
  if (member && isTrialType(member.type))
    return isOpen ? <p className="text-sm text-muted">{strings.trial}</p> : null;
  if (!activity) return null;
  return (
    <>
      {isOpen && !activity.isAddressed && <p className="text-sm text-muted">{strings.notForYou}</p>}
      {activity.progress.map(({ kind, done, goal }) => (
        <ProgressBar
          key={kind}
          label={strings.progress[kind]}
          done={done}
          goal={goal}
          show={(amount) => showAmount(amount, currency, locale)}
        />
      ))}
      {activity.reason !== null && activity.status === 'rejected' && (
        <p className="rounded-control bg-vermilion-wash px-4 py-3 text-sm">
          {strings.rejected} <bdi>{activity.reason}</bdi>
        </p>
      )}
      {activity.status === 'applying' && <p className="text-sm text-muted">{strings.applying}</p>}
      {activity.tickets && (
        <Tickets tickets={activity.tickets} isDrawn={isDrawn} locale={locale} strings={strings.tickets} />
      )}
      <TakeButton locale={locale} id={id} title={title} strings={strings} block />
    </>
  );
}

function ProgressBar({
  label,
  done,
  goal,
  show,
}: {
  label: string;
  done: string;
  goal: string;
  show: (amount: string) => string;
}) {
  // A share for the width of a bar only; the amounts beside it are exact.
  const share = Math.min(100, Math.floor((Number(done) / Number(goal)) * 100));
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="text-muted">{label}</span>
        <span className="tabular font-medium">
          {show(done)} / {show(goal)}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${show(done)} / ${show(goal)}`}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-jade" style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

/** The member's tickets of a raffle: how many, their numbers once they are final, and what they have won. */
function Tickets({
  tickets: { count, first, code, prize },
  isDrawn,
  locale,
  strings,
}: {
  tickets: NonNullable<WirePromotion['tickets']>;
  isDrawn: boolean;
  locale: LocaleCode;
  strings: TicketStrings;
}) {
  const figure = new Intl.NumberFormat(locale);
  const range =
    first !== null &&
    (count === 1
      ? figure.format(first)
      : strings.range
          .replace('{first}', figure.format(first))
          .replace('{last}', figure.format(first + count - 1)));
  const result = !isDrawn
    ? undefined
    : prize
      ? strings.prize
          .replace('{place}', figure.format(prize.place))
          .replace('{ticket}', figure.format(prize.ticket))
          .replace('{prize}', showAmount(prize.amount, prize.currency, locale))
      : strings.nothing;
  const facts: [string, string | false | undefined][] = [
    [first === null && !isDrawn ? strings.soFar : strings.count, figure.format(count)],
    [strings.numbers, range],
    [strings.code, code],
    [strings.result, result],
  ];
  return (
    <dl className="flex flex-col gap-2 rounded-control bg-sunken p-4 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="text-faint">{name}</dt>
              <dd className="tabular text-end font-medium">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
