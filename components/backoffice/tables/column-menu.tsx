'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Popup } from '@/components/ui/popup';
import { useCall } from '../use-call';

export interface ColumnMenuProps {
  table: string;
  columns: readonly { key: string; label: string; shown: boolean }[];
}

/** Which columns of a table the operator sees. The choice is stored for the operator. */
export function ColumnMenu({ table, columns }: ColumnMenuProps) {
  const t = useTranslations('backoffice-tables');
  const call = useCall();
  const [shown, setShown] = useState(() => columns.filter((column) => column.shown).map(({ key }) => key));
  return (
    <Popup
      label={t('chooseColumns')}
      buttonClassName={buttonStyle({ variant: 'outline', size: 'sm' })}
      button={
        <>
          <Icon aria-hidden name="list-checks" className="size-4" />
          {t('columnsButton')}
        </>
      }
      className="w-64 max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:bottom-4 max-sm:w-auto"
    >
      {(close) => (
        <form
          className="flex flex-col p-2"
          onSubmit={(event) => {
            event.preventDefault();
            void call
              .send('/backoffice/api/tables/columns', { table, columns: shown }, t('columnsSaved'))
              .then((saved) => saved && close());
          }}
        >
          <fieldset className="mb-2 max-h-72 overflow-y-auto border-b border-hairline">
            <legend className="px-1 pb-1 text-xs font-medium text-muted">{t('chooseColumns')}</legend>
            {columns.map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                checked={shown.includes(key)}
                // The last one stays: a table without columns shows nothing.
                disabled={shown.length === 1 && shown[0] === key}
                onChange={(event) =>
                  setShown(event.target.checked ? [...shown, key] : shown.filter((other) => other !== key))
                }
                className="px-1"
              />
            ))}
          </fieldset>
          {call.failure?.message && (
            <p className="px-1 pb-2 text-sm text-vermilion">{call.failure.message}</p>
          )}
          <Button type="submit" variant="amber" size="sm" busy={call.busy}>
            {t('apply')}
          </Button>
        </form>
      )}
    </Popup>
  );
}
