'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { parseUserAgent } from '@/components/identity/user-agent';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/identity/form-alert';
import { Smartphone } from '@/components/ui/icons';
import { useCall } from '../use-call';

export interface SessionRow {
  id: string;
  ip: string;
  userAgent: string;
  /** ISO 8601. */
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
}

/** The sessions of an operator, each with a button that ends it. `path` is the call that ends sessions. */
export function SessionRows({
  sessions,
  path,
  locked = false,
}: {
  sessions: readonly SessionRow[];
  path: string;
  locked?: boolean;
}) {
  const t = useTranslations('backoffice-operators.sessions');
  const call = useCall();
  const others = sessions.filter((session) => !session.isCurrent);
  if (sessions.length === 0) return <p className="text-sm text-muted">{t('none')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <FormAlert message={call.failure?.message} />
      <ul className="divide-y divide-hairline">
        {sessions.map((session) => (
          <Row key={session.id} session={session} path={path} locked={locked} />
        ))}
      </ul>
      {!locked && others.length > 1 && (
        <Button
          variant="caution"
          size="sm"
          busy={call.busy}
          onClick={() => void call.send(path, {}, t('endedAll'))}
          className="self-start"
        >
          {t(others.length === sessions.length ? 'endAll' : 'endOthers')}
        </Button>
      )}
    </div>
  );
}

function Row({ session, path, locked }: { session: SessionRow; path: string; locked: boolean }) {
  const t = useTranslations('backoffice-operators.sessions');
  const format = useFormatter();
  const call = useCall();
  const known = parseUserAgent(session.userAgent);
  const device = known ? t('device', known) : t('unknownDevice');
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Smartphone aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {device}
          <bdi className="tabular text-muted">{session.ip}</bdi>
          {session.isCurrent && <Badge tone="jade">{t('current')}</Badge>}
        </p>
        <p className="text-xs text-muted">
          {t('since', { when: time(session.createdAt) })} · {t('seen', { when: time(session.seenAt) })}
        </p>
        <FormAlert message={call.failure?.message} />
      </div>
      {!locked && !session.isCurrent && (
        <Button
          size="sm"
          variant="outline"
          busy={call.busy}
          aria-label={`${t('end')}: ${device}, ${session.ip}`}
          onClick={() => void call.send(path, { session: session.id }, t('ended'))}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
