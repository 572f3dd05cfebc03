'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { formRows } from '@/components/identity/registration-fields';
import { RegistrationRow } from '@/components/identity/registration-row';
import {
  rulesFor,
  type FieldRule,
  type RegistrationMethod,
  type RegistrationSettings,
} from '@/lib/identity/registration/rules';
import { Panel } from '../panel';
import { FieldRows, type FieldRow } from './field-rows';

interface Props {
  rows: readonly FieldRow[];
  patterns: readonly { value: string; label: string }[];
  settings: RegistrationSettings;
}

/** The rules of the registration fields beside the form that they make, which follows each edit before it is saved. */
export function RegistrationEditor({ rows, patterns, settings }: Props) {
  const t = useTranslations('backoffice-site.register');
  const [edited, setEdited] = useState<Readonly<Record<string, FieldRow>>>({});
  const rules = rows.map((row): FieldRule => ({ ...(edited[row.field] ?? row), acceptedPattern: '*' }));
  const methods: RegistrationMethod[] = settings.mobile
    ? settings.mobileFirst
      ? ['mobile', 'username']
      : ['username', 'mobile']
    : ['username'];
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <Panel title={t('title')}>
        <p className="mb-2 text-sm text-muted">{t('text')}</p>
        <FieldRows
          rows={rows}
          patterns={patterns}
          onEdit={(row) => setEdited((last) => ({ ...last, [row.field]: row }))}
        />
      </Panel>
      <div className="flex flex-col gap-5 xl:sticky xl:top-20">
        {methods.map((method) => (
          <Panel key={method} title={t(`preview.${method as 'username'}`)}>
            <FormPreview rules={rulesFor(method, rules, settings)} />
          </Panel>
        ))}
      </div>
    </div>
  );
}

const NOTHING = () => Promise.resolve();

/** The form as visitors see it; it cannot be filled in. */
function FormPreview({ rules }: { rules: readonly FieldRule[] }) {
  return (
    <div inert className="flex flex-col gap-4">
      {formRows(rules).map((rule) => (
        <RegistrationRow
          key={rule.field}
          rule={rule}
          input={{ name: rule.field, onChange: NOTHING, onBlur: NOTHING, ref: () => undefined }}
          error={undefined}
        />
      ))}
    </div>
  );
}
