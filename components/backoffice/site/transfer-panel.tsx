'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Download } from '@/components/ui/icons';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { Panel } from '../panel';
import { redirectToLogin } from '../redirect-to-login';
import { useCall } from '../use-call';
import { SettingAlert } from './setting-alert';
import { useSettingName } from './setting-name';
import { ValueDiff } from './value-diff';

interface Difference {
  key: string;
  before: unknown;
  after: unknown;
  version: number;
  problem: string | null;
}

interface Result {
  applied: boolean;
  differences: Difference[];
  unknown: string[];
}

/** Saves all settings of this site as a file. */
export function ExportPanel() {
  const t = useTranslations('backoffice-site.transfer');
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await callApi<{ site: string }>('GET', '/backoffice/api/site/settings/export');
      const url = URL.createObjectURL(
        new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
      );
      const link = Object.assign(document.createElement('a'), {
        href: url,
        download: `${file.site.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'site'}-settings.json`,
      });
      link.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      if (known?.status === 401) redirectToLogin();
      notify(known?.message || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={t('export')}>
      <p className="mb-4 text-sm text-muted">{t('exportText')}</p>
      <Button variant="amber" busy={busy} onClick={() => void save()}>
        <Download aria-hidden className="size-4" />
        {t('exportButton')}
      </Button>
    </Panel>
  );
}

/** Reads a file of another site, shows what would change, and takes the chosen settings over. */
export function ImportPanel() {
  const t = useTranslations('backoffice-site.transfer');
  const call = useCall();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<unknown>();
  const [result, setResult] = useState<Result>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [unreadable, setUnreadable] = useState(false);
  const compare = async (given: File | undefined) => {
    if (!given) return;
    call.reset();
    setResult(undefined);
    setUnreadable(false);
    try {
      const content = JSON.parse(await given.text()) as unknown;
      setFile(content);
      await call.send<Result>(
        '/backoffice/api/site/settings/import',
        { file: content },
        t('compared'),
        (found) => {
          setResult(found);
          setChosen(found.differences.filter(({ problem }) => problem === null).map(({ key }) => key));
        },
      );
    } catch {
      setUnreadable(true);
    } finally {
      if (input.current) input.current.value = '';
    }
  };
  const apply = () => {
    const versions = Object.fromEntries(
      (result?.differences ?? []).map(({ key, version }) => [key, version]),
    );
    void call.send<Result>(
      '/backoffice/api/site/settings/import',
      { file, keys: chosen, versions },
      t('applied'),
      setResult,
    );
  };
  const wrong = Object.values(call.failure?.fields ?? {})[0]?.message;
  return (
    <Panel title={t('import')}>
      <p className="mb-4 text-sm text-muted">{t('importText')}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t('choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void compare(event.target.files?.[0])}
      />
      <Button busy={call.busy && !result} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        <FormAlert message={unreadable ? t('unreadable') : undefined} />
        <SettingAlert call={call} message={wrong} />
        {result && result.unknown.length > 0 && (
          <p className="text-sm text-muted">
            {t('unknown')} <bdi dir="ltr">{result.unknown.join(', ')}</bdi>
          </p>
        )}
        {result && result.differences.length === 0 && <EmptyState title={t('same')} />}
      </div>
      {result && result.differences.length > 0 && (
        <>
          <ul className="mt-2 flex flex-col divide-y divide-hairline">
            {result.differences.map((difference) => (
              <DifferenceRow
                key={difference.key}
                difference={difference}
                isApplied={result.applied}
                isChosen={chosen.includes(difference.key)}
                onChoose={(isChosen) =>
                  setChosen((last) =>
                    isChosen ? [...last, difference.key] : last.filter((key) => key !== difference.key),
                  )
                }
              />
            ))}
          </ul>
          {!result.applied && (
            <Button
              variant="amber"
              className="mt-4"
              busy={call.busy}
              disabled={chosen.length === 0}
              onClick={apply}
            >
              {t('apply', { count: chosen.length })}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

interface RowProps {
  difference: Difference;
  isApplied: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function DifferenceRow({ difference, isApplied, isChosen, onChoose }: RowProps) {
  const name = useSettingName();
  const { key, before, after, problem } = difference;
  return (
    <li className="py-2">
      {isApplied ? (
        <p className="text-sm font-medium">{name(key)}</p>
      ) : (
        <Checkbox
          label={<span className="font-medium text-ink">{name(key)}</span>}
          checked={isChosen}
          disabled={problem !== null}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <div className="ps-8">
        <ValueDiff of={key} before={before} after={after} />
        {problem && <p className="mt-1 text-xs text-vermilion">{problem}</p>}
      </div>
    </li>
  );
}
