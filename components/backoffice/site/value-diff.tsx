import { useTranslations } from 'next-intl';
import { brandPictureAddress } from '@/lib/platform/brand-pictures/address';
import { flatten, isSameValue } from './flatten';
import { usePartName } from './part-name';

interface Props {
  /** The key of the setting. */
  of: string;
  before: unknown;
  after: unknown;
}

/** What differs between two values of a setting: each part that changed, before and after. */
export function ValueDiff({ of, before, after }: Props) {
  const t = useTranslations('backoffice-site.value');
  const nameOf = usePartName(of);
  const [old, next] = [flatten(before), flatten(after)];
  const paths = [...new Set([...old.keys(), ...next.keys()])].filter(
    (path) => !isSameValue(old.get(path), next.get(path)),
  );
  const show = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('none');
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    return String(value);
  };
  if (paths.length === 0) return <p className="text-xs text-faint">{t('same')}</p>;
  return (
    <dl className="mt-1 flex flex-col gap-1 text-xs">
      {paths.slice(0, 12).map((path) => (
        <div key={path} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {path && (
            <dt className="text-faint">
              <bdi>{nameOf(path)}</bdi>
            </dt>
          )}
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
            <ValueText value={show(old.get(path))} className="text-muted line-through decoration-faint" />
            <span aria-hidden className="text-faint rtl:-scale-x-100">
              →
            </span>
            <ValueText value={show(next.get(path))} className="text-ink" />
          </dd>
        </div>
      ))}
      {paths.length > 12 && <p className="text-faint">{t('more', { count: paths.length - 12 })}</p>}
    </dl>
  );
}

/** A value, with a swatch if it is a colour; a logo is shown itself. */
function ValueText({ value, className }: { value: string; className: string }) {
  if (/^[0-9a-f]{32}\.png$/.test(value))
    return (
      <img src={brandPictureAddress(value)} alt={value} className="h-7 max-w-32 rounded-sm bg-sunken p-0.5" />
    );
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {/^#[0-9a-f]{6}$/.test(value) && (
        <span
          aria-hidden
          className="size-3.5 shrink-0 rounded-full border border-edge"
          style={{ background: value }}
        />
      )}
      <bdi className={className}>{value}</bdi>
    </span>
  );
}
