'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { upload } from '@/components/cashier/upload';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { notify } from '@/components/ui/notify';
import { ApiError } from '@/lib/platform/http/call';
import { DOCUMENT_KINDS } from '@/lib/protection/constants';
import type { WireDocument } from '@/lib/protection/wire';

interface State {
  verified: boolean;
  required: boolean;
  list: WireDocument[];
}

const TONES = { pending: 'amber', approved: 'jade', rejected: 'vermilion' } as const;

/** The member's documents, with an upload for each kind. */
export function DocumentsCard({ initial }: { initial: State }) {
  const t = useTranslations('protection');
  const e = useTranslations('errors');
  const format = useFormatter();
  const [list, setList] = useState(initial.list);
  const [failure, setFailure] = useState<string>();
  const [share, setShare] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const kind = useRef<(typeof DOCUMENT_KINDS)[number]>('identity');

  const send = async (file: File) => {
    setFailure(undefined);
    setShare(0);
    const form = new FormData();
    form.set('kind', kind.current);
    form.set('picture', file);
    try {
      const sent = await upload<WireDocument>('/wps/member/documents', form, setShare);
      setList((current) => [sent, ...current]);
      notify(t('documents.sent'), 'good');
    } catch (error) {
      const known = error instanceof ApiError ? (error.fields.picture?.message ?? error.message) : '';
      setFailure(known || e('NETWORK'));
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Card>
      <CardHeader
        title={t('documents.title')}
        description={t('documents.text')}
        actions={initial.verified && <Badge tone="jade">{t('documents.verified')}</Badge>}
      />
      {initial.required && !initial.verified && (
        <p role="status" className="mb-4 rounded-card border border-amber/40 bg-amber-wash px-4 py-3 text-sm">
          {t('documents.required')}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('documents.choose')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        {DOCUMENT_KINDS.map((each) => {
          const waits = list.some((document) => document.kind === each && document.status === 'pending');
          return (
            <Button
              key={each}
              variant="outline"
              size="sm"
              disabled={waits || share !== undefined}
              onClick={() => {
                kind.current = each;
                input.current?.click();
              }}
            >
              {t(`documents.upload.${each}`)}
            </Button>
          );
        })}
        {share !== undefined && (
          <progress value={share} className="self-center" aria-label={t('documents.choose')} />
        )}
      </div>
      {failure && (
        <p role="alert" className="mt-3 text-sm text-vermilion">
          {failure}
        </p>
      )}
      {list.length > 0 && (
        <ul className="mt-4 divide-y divide-hairline text-sm">
          {list.map((document) => (
            <li key={document.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <span className="min-w-0 flex-1">
                {t(`documents.kinds.${document.kind as 'identity'}`)}
                <span className="ms-2 text-xs text-muted">
                  {format.dateTime(new Date(document.createdAt), { dateStyle: 'medium' })}
                </span>
                {document.reason && <span className="block text-xs text-vermilion">{document.reason}</span>}
                {document.validUntil && (
                  <span className="block text-xs text-muted">
                    {t('documents.validUntil', {
                      day: format.dateTime(new Date(`${document.validUntil}T00:00:00Z`), {
                        dateStyle: 'medium',
                        timeZone: 'UTC',
                      }),
                    })}
                  </span>
                )}
              </span>
              <Badge tone={TONES[document.status as keyof typeof TONES]}>
                {t(`documents.statuses.${document.status as 'pending'}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
