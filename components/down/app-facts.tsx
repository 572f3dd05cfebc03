import type { AppRelease } from '@/lib/content/apps/types';
import type { LocaleCode } from '@/lib/i18n/locales';

interface Props {
  locale: LocaleCode;
  app: AppRelease;
  /** Translates keys of the namespace `apps`. */
  t: (key: 'version' | 'versionAndSize', values: { version: string; size: string }) => string;
}

const MEGABYTE = 1_048_576;

/** The version of an app and, if the site sends its file, the file's size and SHA-256, by which it can be checked. */
export function AppFacts({ locale, app: { version, bytes, sha256 }, t }: Props) {
  const size =
    bytes === null
      ? ''
      : new Intl.NumberFormat(locale, {
          style: 'unit',
          unit: 'megabyte',
          maximumFractionDigits: 1,
          minimumFractionDigits: 1,
        }).format(bytes / MEGABYTE);
  return (
    <p className="w-full text-xs text-faint">
      {t(size ? 'versionAndSize' : 'version', { version: `\u2068${version}\u2069`, size })}
      {sha256 && (
        <bdi dir="ltr" className="mt-1 block font-mono break-all">
          SHA-256 {sha256}
        </bdi>
      )}
    </p>
  );
}
