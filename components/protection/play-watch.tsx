'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { Money } from '@/components/ui/money';
import { MEMBER_PATHS } from '@/components/site/links';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { callApi } from '@/lib/platform/http/call';
import type { WirePlaySession } from '@/lib/protection/wire';

/** How often the net position is read, in milliseconds. */
const READ_EVERY = 20_000;

interface Props {
  locale: LocaleCode;
  /** Play money has no net position and no reality check. */
  free?: boolean;
  onLeave: () => void;
  className?: string;
}

/**
 * The clock and the net position of the session of play, always visible over a game, and the reality check that interrupts it every so
 * many minutes (docs/trust.md P2). It belongs to the page around the game, so that it works over every vendor's frame.
 */
export default function PlayWatch(props: Props) {
  return (
    <MessagesBoundary locale={props.locale} namespaces={['protection']} fallback={null}>
      <Watch {...props} />
    </MessagesBoundary>
  );
}

function Watch({ locale: code, free = false, onLeave, className = '' }: Props) {
  const t = useTranslations('protection.watch');
  const locale = useLocale();
  const [opened] = useState(() => Date.now());
  const [time, setTime] = useState(opened);
  const [session, setSession] = useState<WirePlaySession>();
  /** The server's clock less the browser's. */
  const [ahead, setAhead] = useState(0);

  const take = useCallback((next: WirePlaySession) => {
    setSession(next);
    setAhead(Date.parse(next.now) - Date.now());
  }, []);

  useEffect(() => {
    const tick = window.setInterval(() => setTime(Date.now()), 1_000);
    return () => window.clearInterval(tick);
  }, []);

  useEffect(() => {
    if (free) return;
    let isOver = false;
    const read = () => {
      if (document.hidden) return;
      callApi<WirePlaySession>('GET', '/wps/member/protection/session').then(
        (next) => !isOver && take(next),
        // Without a connection or a session the clock goes on; the wallet decides about stakes.
        () => undefined,
      );
    };
    read();
    const timer = window.setInterval(read, READ_EVERY);
    document.addEventListener('visibilitychange', read);
    return () => {
      isOver = true;
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [free, take]);

  const serverTime = time + ahead;
  const since = session?.from ? Date.parse(session.from) : opened + ahead;
  const elapsed = Math.max(0, Math.floor((serverTime - since) / 1_000));
  const isDue = session?.checkAt ? serverTime >= Date.parse(session.checkAt) : false;
  return (
    <>
      <p
        className={`pointer-events-none z-10 flex h-7 items-center gap-2 rounded-full border border-hairline bg-surface px-3 text-xs text-ink ${className}`}
      >
        <span className="sr-only">{t('clock')}</span>
        <bdi className="tabular">{clockText(elapsed)}</bdi>
        {session && (
          <>
            <span className="sr-only">{t('net')}</span>
            <Money
              value={session.net}
              currency={session.currency}
              locale={locale}
              className="font-semibold"
              signed
            />
          </>
        )}
      </p>
      {session && isDue && (
        <RealityCheck code={code} session={session} elapsed={elapsed} onChecked={take} onLeave={onLeave} />
      )}
    </>
  );
}

const clockText = (seconds: number) => {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor((seconds % 3_600) / 60))}:${two(seconds % 60)}`;
};

interface CheckProps {
  code: LocaleCode;
  session: WirePlaySession;
  elapsed: number;
  onChecked: (next: WirePlaySession) => void;
  onLeave: () => void;
}

/** Interrupts the game: how long, with what result, and whether to go on. */
function RealityCheck({ code, session, elapsed, onChecked, onLeave }: CheckProps) {
  const t = useTranslations('protection.watch');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const goOn = async () => {
    setBusy(true);
    setFailed(false);
    try {
      onChecked(await callApi<WirePlaySession>('POST', '/wps/member/protection/reality', {}));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const money = (value: string, signed = false) => (
    <Money value={value} currency={session.currency} locale={locale} signed={signed} />
  );
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissible={false}
      title={t('title')}
      description={t('text', { minutes: Math.floor(elapsed / 60) })}
      closeLabel={t('continue')}
      size="sm"
      footer={
        <>
          <Button onClick={onLeave}>{t('leave')}</Button>
          <Button onClick={() => window.location.assign(localePath(code, MEMBER_PATHS.bets))}>
            {t('history')}
          </Button>
          <Button variant="amber" busy={busy} onClick={() => void goOn()}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <dt className="text-muted">{t('net')}</dt>
        <dd className="text-end font-bold">{money(session.net, true)}</dd>
        <dt className="text-muted">{t('stakes')}</dt>
        <dd className="text-end">{money(session.stake)}</dd>
        <dt className="text-muted">{t('payouts')}</dt>
        <dd className="text-end">{money(session.payout)}</dd>
      </dl>
      {failed && (
        <p role="alert" className="mt-3 text-sm text-vermilion">
          {t('failed')}
        </p>
      )}
    </Dialog>
  );
}
