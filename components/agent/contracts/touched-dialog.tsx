'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ContractCall } from './use-contract-call';

/** The warning before a change that ends contracts below: whom it touches, and with which rate. */
export function TouchedDialog({ call }: { call: ContractCall }) {
  const t = useTranslations('agent-contracts');
  const { warning, busy, dismiss } = call;
  if (!warning) return null;
  return (
    <ConfirmDialog
      open
      title={t('touched.title')}
      message={warning.message}
      confirmLabel={t('touched.confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      busy={busy}
      onClose={dismiss}
      onConfirm={() => void warning.confirm()}
    >
      <ul className="divide-y divide-hairline rounded-control border border-hairline">
        {warning.touched.map((one) => (
          <li key={one.contractId} className="flex items-baseline justify-between gap-3 px-3 py-2 text-sm">
            <span className="min-w-0">
              <bdi className="block truncate font-medium">{one.account}</bdi>
              <span className="block truncate text-xs text-faint">
                {t('touched.below', { account: one.upline })}
              </span>
            </span>
            <span className="shrink-0 text-end">
              <span className="block">{t(`kinds.${one.type}`)}</span>
              <bdi className="tabular text-xs text-faint">{t('percent', { rate: one.rate })}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {warning.total > warning.touched.length && (
        <p className="mt-2 text-sm text-muted">
          {t('touched.more', { count: warning.total - warning.touched.length })}
        </p>
      )}
    </ConfirmDialog>
  );
}
