'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';

export interface WireMade {
  type: number;
  repeated: boolean;
  endsAt: string | null;
  accounts: { id: string; account: string; password: string | null }[];
}

/** The new accounts with their one-time passwords, and a file of them. They are shown here once. */
export function MadeAccounts({ made, onClose }: { made: WireMade; onClose: () => void }) {
  const t = useTranslations('agent-lines');
  const format = useFormatter();
  const save = () => {
    // Names and passwords have letters, digits and hyphens only: no cell needs quotes, and none begins a formula.
    const lines = ['account,password', ...made.accounts.map((one) => `${one.account},${one.password ?? ''}`)];
    const url = URL.createObjectURL(new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'accounts.csv';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Card className="max-w-2xl">
      <CardHeader
        title={t('made.title', { count: made.accounts.length })}
        description={
          made.repeated
            ? t('made.repeated')
            : t('made.text', {
                until: made.endsAt
                  ? format.dateTime(new Date(made.endsAt), { dateStyle: 'medium', timeStyle: 'short' })
                  : '',
              })
        }
      />
      <div className="max-h-96 overflow-y-auto rounded-control bg-sunken px-3">
        <table className="w-full text-sm">
          <thead className="text-xs text-faint">
            <tr>
              <th className="py-2 text-start font-medium">{t('made.account')}</th>
              <th className="py-2 text-end font-medium">{t('made.password')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline font-mono">
            {made.accounts.map(({ id, account, password }) => (
              <tr key={id}>
                <td dir="ltr" className="py-2 text-start break-all">
                  {account}
                </td>
                <td dir="ltr" className="py-2 text-end whitespace-nowrap">
                  {password ?? '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {!made.repeated && (
          <Button variant="amber" onClick={save}>
            {t('made.save')}
          </Button>
        )}
        <Button variant="surface" onClick={onClose}>
          {t('made.more')}
        </Button>
      </div>
    </Card>
  );
}
