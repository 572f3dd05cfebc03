'use client';

import { lazy, Suspense, useState } from 'react';
import { FormAlert } from '@/components/identity/form-alert';
import type { HumanCheckToken } from '@/components/identity/human/slider-dialog';
import { Button } from '@/components/ui/button';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { SANDBOX_PATH } from '@/lib/conformance/sandbox/constants';
import { Console } from './console';
import { CopyText } from './copy-text';
import type { OpenSandbox, SandboxStrings } from './sandbox-types';

const HumanCheck = lazy(() => import('./human-check'));

interface Props {
  locale: string;
  /** The origin of the site, for the address of the calls. */
  site: string;
  strings: SandboxStrings;
}

/** Opens a sandbox after a human check, shows its code and secret, and a console that calls it. */
export function Sandbox({ locale, site, strings }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sandbox, setSandbox] = useState<OpenSandbox>();

  const open = async (check: HumanCheckToken) => {
    setAsking(false);
    setBusy(true);
    setFailure(undefined);
    try {
      setSandbox(await callApi<OpenSandbox>('POST', '/wps/developers/sandbox', check));
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || strings.network);
    } finally {
      setBusy(false);
    }
  };

  const command = `npm run conformance -- --url ${site}${SANDBOX_PATH} --vendor ${sandbox?.code ?? 'SBX-…'} --secret ${sandbox?.secret ?? '…'} --sandbox`;
  const kit = (
    <div className="w-full space-y-1">
      <p className="flex items-center justify-between gap-3 text-sm text-faint">
        {strings.kit}
        {sandbox && <CopyText text={command} name={strings.kit} strings={strings} />}
      </p>
      <pre
        dir="ltr"
        className="rounded-control border border-hairline bg-sunken px-3 py-2 font-mono text-xs leading-5 break-all whitespace-pre-wrap text-ink select-all"
      >
        {command}
      </pre>
    </div>
  );
  if (!sandbox)
    return (
      <div className="flex flex-col items-start gap-4">
        <FormAlert message={failure} />
        <Button variant="amber" busy={busy} onClick={() => setAsking(true)}>
          {strings.open}
        </Button>
        {isAsking && (
          <Suspense fallback={null}>
            <HumanCheck
              locale={locale}
              onSolved={(check) => void open(check)}
              onClose={() => setAsking(false)}
            />
          </Suspense>
        )}
        {kit}
      </div>
    );
  return (
    <div className="space-y-6">
      <dl className="grid gap-3 sm:grid-cols-2">
        <Value term={strings.code} text={sandbox.code} strings={strings} />
        <Value term={strings.until} text={new Date(sandbox.endsAt).toLocaleString(locale)} isText />
        <Value term={strings.secret} text={sandbox.secret} wide strings={strings} />
        <Value term={strings.address} text={`${site}${sandbox.path}`} wide strings={strings} />
      </dl>
      <p className="text-sm text-faint">{strings.once}</p>
      {globalThis.isSecureContext ? (
        <Console sandbox={sandbox} strings={strings} />
      ) : (
        <p className="text-sm text-muted">{strings.needsHttps}</p>
      )}
      {kit}
    </div>
  );
}

interface ValueProps {
  term: string;
  text: string;
  wide?: boolean;
  /** The text is in the language of the page, and no code. */
  isText?: boolean;
  /** The texts of a button that copies it; left out: there is none. */
  strings?: SandboxStrings;
}

const Value = ({ term, text, wide = false, isText = false, strings }: ValueProps) => (
  <div
    className={`rounded-control border border-hairline bg-sunken px-3 py-2 ${wide ? 'sm:col-span-2' : ''}`}
  >
    <dt className="text-xs text-faint">{term}</dt>
    {isText ? (
      <dd className="text-sm text-ink">{text}</dd>
    ) : (
      <dd className="flex items-center justify-between gap-3">
        <span dir="ltr" className="font-mono text-sm break-all text-ink select-all">
          {text}
        </span>
        {strings && <CopyText text={text} name={term} strings={strings} />}
      </dd>
    )}
  </div>
);
