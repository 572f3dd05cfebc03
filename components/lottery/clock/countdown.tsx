'use client';

import { classes } from '@/components/ui/classes';
import { countdownText } from './countdown-text';
import { useSecondsUntil } from './use-server-second';

/** A countdown that warns in its last ten seconds. */
const WARNING_SECONDS = 10;

interface Props {
  /** The moment that is counted down to; null shows a dash. */
  until: string | null;
  className?: string;
}

/** A countdown in step with the server's clock. It is not read out each second: its page announces what happens. */
export function Countdown({ until, className }: Props) {
  const seconds = useSecondsUntil(until);
  return (
    <span
      role="timer"
      aria-live="off"
      dir="ltr"
      className={classes(
        'tabular',
        seconds !== undefined && seconds > 0 && seconds <= WARNING_SECONDS && 'text-vermilion',
        className,
      )}
    >
      {seconds === undefined ? '–' : countdownText(seconds)}
    </span>
  );
}
