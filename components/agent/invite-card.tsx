'use client';

import type { ReactNode } from 'react';
import { Copy } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { notify } from '@/components/ui/notify';

interface Props {
  code: string;
  link: string;
  /** The link as a QR code, drawn on the server. */
  picture: ReactNode;
}

/** An agent's invitation: the affiliate code, the link that contains it, and its QR code. */
export function InviteCard({ code, link, picture }: Props) {
  const t = useTranslations('agent.invite');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('copied'), 'good');
    } catch {
      notify(t('copyFailed'), 'bad');
    }
  };
  return (
    <Card className="h-fit">
      <CardHeader title={t('title')} description={t('text')} />
      <div className="mx-auto w-full max-w-56 rounded-card bg-white p-3">{picture}</div>
      <dl className="mt-5 flex flex-col gap-4 text-sm">
        <Row label={t('code')} value={code} copyLabel={t('copyCode')} onCopy={() => void copy(code)} mono />
        <Row label={t('link')} value={link} copyLabel={t('copyLink')} onCopy={() => void copy(link)} />
      </dl>
    </Card>
  );
}

function Row({
  label,
  value,
  copyLabel,
  onCopy,
  mono = false,
}: {
  label: string;
  value: string;
  copyLabel: string;
  onCopy: () => void;
  mono?: boolean;
}) {
  return (
    <div>
      <dt className="font-medium text-muted">{label}</dt>
      <dd className="mt-1 flex items-center gap-2">
        <span
          dir="ltr"
          className={`min-w-0 flex-1 truncate rounded-control bg-sunken px-3 py-2.5 ${mono ? 'font-mono tracking-widest' : ''}`}
        >
          {value}
        </span>
        <Button variant="surface" size="icon" aria-label={copyLabel} onClick={onCopy}>
          <Copy aria-hidden className="size-4" />
        </Button>
      </dd>
    </div>
  );
}
