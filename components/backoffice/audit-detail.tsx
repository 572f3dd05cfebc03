import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { showAmount } from '@/lib/money/format';

interface Props {
  subject: string;
  detail: Readonly<Record<string, unknown>>;
}

/** The detail of an audit entry: amount ฿100.00 · status refunded · permissions cashier.read, audit.read. */
export function AuditDetail({ subject, detail }: Props) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  const { amount, currency } = detail;
  const money =
    typeof amount === 'string' && typeof currency === 'string'
      ? showAmount(amount, currency, locale)
      : undefined;

  const format = (name: string, value: unknown): string => {
    if (name === 'amount' && money !== undefined) return money;
    if (name === 'status') {
      const status = `status.${subject.split(':')[0]}.${String(value)}`;
      return t.has(status) ? t(status) : String(value);
    }
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    if (typeof value === 'string') return value;
    if (value === null) return '–';
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
    return JSON.stringify(value);
  };

  // The formatted amount includes its currency.
  const shown = Object.entries(detail).filter(([name]) => name !== 'currency' || money === undefined);
  return (
    <span className="block text-xs wrap-anywhere text-muted md:max-w-72">
      {shown.map(([name, value], index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <span className="text-faint">
            <bdi>{t.has(`audit.keys.${name}`) ? t(`audit.keys.${name}`) : name}</bdi>
          </span>{' '}
          <bdi>{format(name, value)}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
