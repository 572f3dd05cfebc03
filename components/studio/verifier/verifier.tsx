'use client';

import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import type { SeatEngineCode } from '@/lib/studio/registry';
import type { ProofProps } from '../engine-parts';
import { engineParts } from '../registry';
import { readVerifierLink, DEFAULT_LOOK, type VerifierInput } from './query';
import type { VerifierStrings } from './strings';

interface Props {
  locale: LocaleCode;
  models: readonly { engine: SeatEngineCode; model: string }[];
  strings: VerifierStrings;
}

type Failure = { field: 'server' | 'client' | 'nonce' | 'stake' | 'any'; text: string };

/**
 * Recomputes a round from the visitor's input or a link. The engine's rules are loaded when they are first needed. The seed is sent
 * nowhere.
 */
export function Verifier({ locale, models, strings }: Props) {
  const [input, setInput] = useState<VerifierInput>({
    model: models[0]!.model,
    version: '',
    look: DEFAULT_LOOK,
    server: '',
    hash: '',
    client: '',
    nonce: '0',
    stake: '1.00',
    payout: '',
  });
  const [showProof, setShowProof] = useState<(props: ProofProps) => ReactNode>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const started = useRef(false);
  const verdict = useRef<HTMLDivElement>(null);

  // Runs once: the link is read when the page opens.
  const readLink = useEffectEvent(async () => {
    const link = readVerifierLink(window.location);
    if (!link.client && !link.server) return;
    const model = models.some((entry) => entry.model === link.model) ? link.model : models[0]!.model;
    const given = { ...link, model, nonce: link.nonce || '0' };
    // A link of the betting record has the hash only: the seed is fetched, if it is revealed.
    const server = given.server || (await revealedServerSeed(given.hash));
    const whole = { ...given, server };
    setInput(whole);
    if (server) await verify(whole);
    else if (given.hash) setFailure({ field: 'server', text: strings.notRevealed });
  });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void readLink();
  }, []);

  useEffect(() => {
    if (showProof) verdict.current?.scrollIntoView({ block: 'start' });
  }, [showProof]);

  async function verify(given: VerifierInput): Promise<void> {
    const wrong = wrongField(given);
    setShowProof(undefined);
    if (wrong) return setFailure({ field: wrong, text: strings[`bad.${wrong}`] });
    setFailure(undefined);
    setBusy(true);
    try {
      const { engine } = models.find((entry) => entry.model === given.model)!;
      const recompute = await engineParts[engine].loadVerifier();
      const { show } = await recompute({
        model: given.model,
        version: given.version ? Number(given.version) : undefined,
        serverSeed: given.server.trim(),
        commitment: given.hash.trim(),
        clientSeed: given.client.trim(),
        nonce: Number(given.nonce),
        stake: parseAmount(given.stake.trim())!,
      });
      setShowProof(() => show);
    } catch {
      setFailure({ field: 'any', text: strings['bad.any'] });
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify(input);
  };
  const set = (name: keyof VerifierInput) => (event: { target: { value: string } }) =>
    setInput((before) => ({
      ...before,
      [name]: event.target.value,
      ...(name === 'payout' ? {} : { payout: '' }),
      // Another model has versions of its own.
      ...(name === 'model' && { version: '' }),
    }));
  const errorOf = (field: Failure['field']) => (failure?.field === field ? failure.text : undefined);
  const code = {
    dir: 'ltr',
    spellCheck: false,
    autoComplete: 'off',
    className: 'font-mono text-sm',
  } as const;
  return (
    <section className="rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-6">
      {/* The verdict comes before the form, which a link of the betting record has filled in. */}
      <div ref={verdict} aria-live="polite" className="scroll-mt-24">
        {showProof?.({ input, locale, strings })}
      </div>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2" noValidate>
        <Field label={strings.model} hint={strings.modelHint}>
          {(control) => (
            <Select
              {...control}
              value={input.model}
              onChange={set('model')}
              options={models.map(({ model }) => ({ value: model, label: model }))}
            />
          )}
        </Field>
        <Field label={strings.client} error={errorOf('client')}>
          {(control) => (
            <Input {...control} {...code} maxLength={64} value={input.client} onChange={set('client')} />
          )}
        </Field>
        <Field
          label={strings.server}
          hint={strings.serverHint}
          error={errorOf('server')}
          className="sm:col-span-2"
        >
          {(control) => (
            <Input {...control} {...code} maxLength={64} value={input.server} onChange={set('server')} />
          )}
        </Field>
        <Field label={strings.hash} className="sm:col-span-2">
          {(control) => (
            <Input {...control} {...code} maxLength={64} value={input.hash} onChange={set('hash')} />
          )}
        </Field>
        <Field label={strings.nonce} error={errorOf('nonce')}>
          {(control) => (
            <Input {...control} {...code} inputMode="numeric" value={input.nonce} onChange={set('nonce')} />
          )}
        </Field>
        <Field label={strings.stake} error={errorOf('stake')}>
          {(control) => (
            <Input {...control} {...code} inputMode="decimal" value={input.stake} onChange={set('stake')} />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" variant="amber" disabled={busy}>
            {busy ? strings.busy : strings.go}
          </Button>
          <p role="alert" className="text-sm text-vermilion">
            {errorOf('any')}
          </p>
        </div>
      </form>
    </section>
  );
}

function wrongField(given: VerifierInput): Exclude<Failure['field'], 'any'> | undefined {
  if (!/^[0-9a-fA-F]{64}$/.test(given.server.trim())) return 'server';
  if (!given.client.trim()) return 'client';
  if (!/^\d{1,9}$/.test(given.nonce.trim())) return 'nonce';
  const stake = parseAmount(given.stake.trim());
  return stake !== undefined && stake > 0n && formatDecimal(stake) !== '0.00' ? undefined : 'stake';
}

/** Fetches the revealed seed of a hash; empty if it is not revealed or there is no answer. */
async function revealedServerSeed(hash: string): Promise<string> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return '';
  try {
    const response = await fetch(`/studio/api/seeds/${hash}`);
    const envelope = (await response.json()) as { value?: { serverSeed?: string | null } };
    return envelope.value?.serverSeed ?? '';
  } catch {
    return '';
  }
}
