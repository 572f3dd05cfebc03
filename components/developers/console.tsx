'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { CopyText } from './copy-text';
import type { OpenSandbox, SandboxStrings } from './sandbox-types';
import { signCall, type SignedCall } from './sign';
import { TEMPLATES, type Known } from './templates';

interface Exchange extends SignedCall {
  status: number;
  answer: string;
}

interface LoggedCall {
  at: string;
  operation: string;
  status: number;
  body: string;
  answer: string;
}

/** The next call of a round. */
const NEXT: Readonly<Record<string, string>> = {
  launch: 'authenticate',
  authenticate: 'balance',
  balance: 'bet',
  bet: 'win',
  win: 'endRound',
  endRound: 'bet',
};

const pretty = (value: object): string => JSON.stringify(value, null, 2);

/** Signs a call in the browser, sends it, and shows what was signed, the signature, the answer and the last calls. */
export function Console({ sandbox, strings }: { sandbox: OpenSandbox; strings: SandboxStrings }) {
  const [known, setKnown] = useState<Known>({});
  const [count, setCount] = useState(1);
  const [operation, setOperation] = useState('launch');
  const [body, setBody] = useState(() => pretty(TEMPLATES.launch!({}, 1)));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [exchange, setExchange] = useState<Exchange>();
  const [calls, setCalls] = useState<readonly LoggedCall[]>([]);

  const choose = (next: string, with_: Known = known, n: number = count) => {
    setOperation(next);
    setBody(pretty(TEMPLATES[next]!(with_, n)));
    setError(undefined);
  };

  const call = async (name: string, text: string): Promise<Exchange> => {
    const signed = await signCall(sandbox.secret, name, text);
    const response = await fetch(`${sandbox.path}/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vendor': sandbox.code,
        'x-timestamp': signed.timestamp,
        'x-signature': signed.signature,
      },
      body: text,
    });
    return { ...signed, status: response.status, answer: await response.text() };
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    let compact: string;
    try {
      compact = JSON.stringify(JSON.parse(body));
    } catch {
      setError(strings.notJson);
      return;
    }
    setBusy(true);
    try {
      const done = await call(operation, compact);
      setExchange(done);
      const value = (JSON.parse(done.answer) as { value?: Known }).value ?? {};
      const learned = { ...known };
      for (const name of ['launchToken', 'playerToken', 'playerId'] as const)
        if (typeof value[name] === 'string') learned[name] = value[name];
      setKnown(learned);
      const logged = JSON.parse((await call('calls', '{}')).answer) as { value?: { calls: LoggedCall[] } };
      setCalls(logged.value?.calls ?? []);
      // The next step of a round, with what this answer has taught.
      const next = done.status === 200 ? NEXT[operation] : undefined;
      const isOver = next !== undefined && operation === 'endRound';
      if (isOver) setCount(count + 1);
      if (next) choose(next, learned, isOver ? count + 1 : count);
    } catch {
      setError(strings.network);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form onSubmit={(event) => void send(event)} className="flex min-w-0 flex-col gap-4" noValidate>
        <Field label={strings.operation}>
          {(control) => (
            <Select
              {...control}
              dir="ltr"
              options={Object.keys(TEMPLATES).map((name) => ({ value: name, label: name }))}
              value={operation}
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </Field>
        <Field label={strings.body} error={error}>
          {(control) => (
            <Textarea
              {...control}
              dir="ltr"
              spellCheck={false}
              rows={9}
              className="font-mono text-sm"
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="amber" busy={busy} className="self-start">
          {strings.send}
        </Button>
      </form>
      <div className="min-w-0 space-y-4" aria-live="polite">
        {exchange ? (
          <>
            <Bytes title={strings.signed} text={exchange.signed} strings={strings} />
            <Bytes title={strings.signature} text={exchange.signature} strings={strings} />
            <Bytes
              title={`${strings.answer} ${exchange.status}`}
              text={pretty(JSON.parse(exchange.answer) as object)}
              isGood={exchange.status === 200}
              strings={strings}
            />
          </>
        ) : (
          <p className="rounded-card border border-dashed border-edge p-6 text-sm text-faint">
            {strings.empty}
          </p>
        )}
      </div>
      {calls.length > 0 && (
        <section className="min-w-0 lg:col-span-2">
          <h3 className="pb-2 font-semibold text-ink">{strings.log}</h3>
          <ul
            dir="ltr"
            className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface"
          >
            {calls.map(({ at, operation: name, status, body: sent, answer }, index) => (
              <li key={`${at} ${index}`}>
                <details>
                  <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 font-mono text-xs">
                    <span className={status === 200 ? 'text-jade' : 'text-vermilion'}>{status}</span>
                    <span className="text-ink">{name}</span>
                    <time dateTime={at} className="ms-auto text-faint">
                      {at.slice(11, 19)} UTC
                    </time>
                  </summary>
                  <pre className="border-t border-hairline bg-sunken px-4 py-2 font-mono text-xs break-all whitespace-pre-wrap text-muted">
                    {`${sent}\n\n${answer}`}
                  </pre>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface BytesProps {
  title: string;
  text: string;
  /** Whether the answer is a success; undefined for what was sent. */
  isGood?: boolean;
  strings: SandboxStrings;
}

const Bytes = ({ title, text, isGood, strings }: BytesProps) => (
  <figure className="min-w-0">
    <figcaption
      className={`flex items-center justify-between gap-3 text-xs font-medium ${isGood === undefined ? 'text-faint' : isGood ? 'text-jade' : 'text-vermilion'}`}
    >
      {title}
      <CopyText text={text} name={title} strings={strings} />
    </figcaption>
    <pre
      dir="ltr"
      className="max-h-72 overflow-y-auto rounded-control border border-hairline bg-sunken px-3 py-2 font-mono text-xs leading-5 break-all whitespace-pre-wrap text-ink"
    >
      {text}
    </pre>
  </figure>
);
