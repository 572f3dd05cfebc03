'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Download } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Menu } from '@/components/ui/menu';
import { Select } from '@/components/ui/select';
import { MAX_RECIPIENTS } from '@/lib/backoffice/exports/constants';
import { MAX_FILTER_NAME } from '@/lib/backoffice/tables/constants';
import { notify } from '@/components/ui/notify';
import { useCall } from '../use-call';

export interface ExportMenuProps {
  table: string;
  /** The present filter as a query string. */
  filter: string;
  columns: readonly string[];
  /** Operators who may get the export by email. */
  candidates: readonly { id: string; account: string; name: string }[];
}

const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;

/** Exports the table as it is filtered, now or regularly. */
export function ExportMenu(props: ExportMenuProps) {
  const { table, filter, columns, candidates } = props;
  const t = useTranslations('backoffice-tables.export');
  const call = useCall();
  const router = useRouter();
  const [scheduling, setScheduling] = useState(false);
  const exportNow = async () => {
    const body = { table, query: filter, columns };
    if (await call.send('/backoffice/api/exports', body, t('requested'))) router.push('/backoffice/exports');
  };
  // The menu is closed by then, so its error is shown as a message.
  const failure = call.failure?.message;
  return (
    <>
      <Menu
        label={t('label')}
        items={[
          { key: 'now', label: t('now'), onSelect: () => void exportNow() },
          ...(candidates.length > 0
            ? [{ key: 'schedule', label: t('schedule'), onSelect: () => setScheduling(true) }]
            : []),
        ]}
      >
        <Button variant="outline" size="sm" busy={call.busy}>
          {!call.busy && <Download aria-hidden className="size-4" />}
          {t('button')}
        </Button>
      </Menu>
      <div aria-live="polite" className="empty:hidden">
        {failure && <span className="text-sm text-vermilion">{failure}</span>}
      </div>
      {scheduling && <ScheduleDialog {...props} onClose={() => setScheduling(false)} />}
    </>
  );
}

/** A form that sends the export every day, week or month to some operators. */
function ScheduleDialog({
  table,
  filter,
  columns,
  candidates,
  onClose,
}: ExportMenuProps & { onClose: () => void }) {
  const t = useTranslations('backoffice-tables.export');
  const tOffice = useTranslations('backoffice');
  const call = useCall();
  const [name, setName] = useState('');
  const [frequency, setFrequency] = useState<string>('daily');
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  const recipients = Object.entries(addresses)
    .filter(([, address]) => address.trim() !== '')
    .map(([operatorId, address]) => ({ operatorId, address }));
  const fields = call.failure?.fields ?? {};
  const addressError = Object.entries(fields).find(([field]) => field.startsWith('recipients'))?.[1].message;
  const submit = async () => {
    const body = { table, query: filter, columns, name, frequency, recipients };
    if (!(await call.send('/backoffice/api/exports/schedules', body, t('scheduled')))) return;
    notify(t('scheduledHint'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('scheduleTitle')}
      description={t('scheduleText')}
      closeLabel={tOffice('close')}
      footer={
        <>
          <Button onClick={onClose}>{tOffice('cancel')}</Button>
          <Button
            variant="amber"
            busy={call.busy}
            disabled={name.trim() === '' || recipients.length === 0 || recipients.length > MAX_RECIPIENTS}
            onClick={() => void submit()}
          >
            {t('scheduleButton')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('name')} error={fields.name?.message} required>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={MAX_FILTER_NAME}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('frequency')} hint={t(`periods.${frequency}`)} error={fields.frequency?.message}>
          {(control) => (
            <Select
              {...control}
              value={frequency}
              onChange={(event) => setFrequency(event.target.value)}
              options={FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
            />
          )}
        </Field>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 text-sm font-medium text-muted">{t('recipients')}</legend>
          <p className="text-xs text-faint">{t('recipientsHint')}</p>
          {candidates.map((candidate) => (
            <Field key={candidate.id} label={`${candidate.name} (${candidate.account})`}>
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  maxLength={254}
                  dir="ltr"
                  placeholder={t('address')}
                  value={addresses[candidate.id] ?? ''}
                  onChange={(event) => setAddresses({ ...addresses, [candidate.id]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </fieldset>
        <div aria-live="polite">
          {(addressError ?? call.failure?.message) && (
            <p className="text-sm text-vermilion">{addressError ?? call.failure?.message}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
