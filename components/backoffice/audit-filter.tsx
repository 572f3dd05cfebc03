'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Select, type SelectOption } from '@/components/ui/select';
import type { AuditQuery } from '@/lib/backoffice/audit/rules';

/** The filter of the audit page: a form that opens the page with another address. It works without scripts. */
export function AuditFilter({
  query,
  operators,
  actions,
}: {
  query: AuditQuery;
  operators: readonly SelectOption[];
  actions: readonly SelectOption[];
}) {
  const t = useTranslations('backoffice.audit.filter');
  const isSet = Object.values(query).some((value) => value !== '');
  return (
    <form
      method="get"
      action="/backoffice/audit"
      role="search"
      aria-label={t('label')}
      className="grid grid-cols-2 gap-x-3 gap-y-2 xl:grid-cols-4"
    >
      <Field label={t('operator')}>
        {(control) => (
          <Select
            {...control}
            name="operator"
            defaultValue={query.operator}
            placeholder={t('all')}
            options={operators}
          />
        )}
      </Field>
      <Field label={t('action')}>
        {(control) => (
          <Select
            {...control}
            name="action"
            defaultValue={query.action}
            placeholder={t('all')}
            options={actions}
          />
        )}
      </Field>
      <Field label={t('from')}>
        {(control) => <Input {...control} name="from" type="date" defaultValue={query.from} />}
      </Field>
      <Field label={t('to')}>
        {(control) => <Input {...control} name="to" type="date" defaultValue={query.to} />}
      </Field>
      <Field label={t('subject')}>
        {(control) => (
          <Input
            {...control}
            name="subject"
            defaultValue={query.subject}
            placeholder="member:7"
            maxLength={64}
            autoComplete="off"
            dir="ltr"
          />
        )}
      </Field>
      <Field label={t('text')} className="xl:col-span-2">
        {(control) => (
          <Input {...control} name="text" defaultValue={query.text} maxLength={64} autoComplete="off" />
        )}
      </Field>
      <div className="flex items-end gap-2 pb-1.5 max-xl:col-span-2">
        <Button type="submit" variant="amber" className="flex-1">
          {t('apply')}
        </Button>
        {isSet && (
          <PageLink href="/backoffice/audit" className={buttonStyle({ variant: 'outline' })}>
            {t('clear')}
          </PageLink>
        )}
      </div>
    </form>
  );
}
