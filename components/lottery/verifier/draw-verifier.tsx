'use client';

import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { verifyDraw, type DrawProof } from '@/lib/studio/lottery/verifier/verifier';
import type { WireDraw } from '@/lib/studio/lottery/wire';
import type { PictureKind, PictureNames } from '../pictures/picture-kind';
import { clientSeedOf, hasGiven, inputOf, PERIOD, sourceOf, type DrawInput } from './draw-input';
import { DrawProofView } from './draw-proof-view';
import type { DrawVerifierStrings } from './strings';

export interface VerifiedGame {
  code: string;
  name: string;
  picture: PictureKind;
}

interface Props {
  games: readonly VerifiedGame[];
  names: PictureNames;
  strings: DrawVerifierStrings;
}

type Failed = { field: 'period' | 'server' | 'client' | 'any'; text: string };

interface Shown {
  proof: DrawProof;
  input: DrawInput;
  picture: PictureKind;
  /** Of a draw that was loaded: an operator corrected its numbers. */
  corrected: boolean;
}

/**
 * Recomputes a draw of the lottery in the browser: from a link with game and draw, whose published values are loaded, or from values that are
 * entered by hand.
 */
export function DrawVerifier({ games, names, strings }: Props) {
  const [input, setInput] = useState<DrawInput>(() => ({ ...EMPTY, game: games[0]!.code }));
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<Failed>();
  const [isBusy, setIsBusy] = useState(false);
  const started = useRef(false);
  const verdict = useRef<HTMLDivElement>(null);
  const pictureOf = (code: string) => games.find((game) => game.code === code)!.picture;

  // Runs once: the link is read when the page opens.
  const readLink = useEffectEvent(() => {
    const link = new URLSearchParams(window.location.search);
    const game = games.find(({ code }) => code === link.get('game'))?.code;
    const period = link.get('period') ?? '';
    if (!game) return;
    setInput({ ...EMPTY, game, period });
    if (PERIOD.test(period)) void load(game, period);
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    readLink();
  }, []);
  useEffect(() => {
    if (shown) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  async function load(game: string, period: string): Promise<void> {
    setShown(undefined);
    if (!PERIOD.test(period)) return setFailure({ field: 'period', text: strings['bad.period'] });
    setFailure(undefined);
    setIsBusy(true);
    try {
      const { list } = await callApi<{ list: WireDraw[] }>(
        'GET',
        `/lotto/lgw/draws/${game}?period=${period}&pageSize=1`,
      );
      const draw = list.find((each) => each.period === period);
      if (!draw) return setFailure({ field: 'period', text: strings.notFound });
      const loaded = inputOf(game, pictureOf(game).source, draw);
      setInput(loaded);
      if (!draw.ownDraw) return setFailure({ field: 'any', text: strings.outside });
      if (draw.serverSeed === null) return setFailure({ field: 'any', text: strings.notRevealed });
      await verify(loaded, draw.corrected);
      if (draw.result === null) setFailure({ field: 'any', text: strings.voided });
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404;
      setFailure({
        field: isUnknown ? 'period' : 'any',
        text: isUnknown ? strings.notFound : strings.failed,
      });
    } finally {
      setIsBusy(false);
    }
  }

  async function verify(given: DrawInput, corrected = false): Promise<void> {
    setShown(undefined);
    const client = given.client.trim();
    if (!/^[0-9a-fA-F]{64}$/.test(given.server.trim()))
      return setFailure({ field: 'server', text: strings['bad.server'] });
    if (!client) return setFailure({ field: 'client', text: strings['bad.client'] });
    setFailure(undefined);
    const picture = pictureOf(given.game);
    const proof = await verifyDraw({
      source: sourceOf(picture.source),
      given: hasGiven(picture.source) ? [Number(given.animal)] : [],
      serverSeed: given.server.trim(),
      commitment: given.commitment.trim(),
      clientSeed: client,
      nonce: 0,
    });
    setShown({ proof, input: given, picture, corrected });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify(input);
  };
  const set = (name: keyof DrawInput) => (event: { target: { value: string } }) =>
    setInput((before) => {
      const after = { ...before, [name]: event.target.value };
      // The client seed follows from game and draw until it is entered by hand.
      const follows = before.client === '' || before.client === clientSeedOf(before.game, before.period);
      return (name === 'game' || name === 'period') && follows
        ? { ...after, client: clientSeedOf(after.game, after.period) }
        : after;
    });
  const errorOf = (field: Failed['field']) => (failure?.field === field ? failure.text : undefined);
  const code = {
    dir: 'ltr',
    spellCheck: false,
    autoComplete: 'off',
    className: 'font-mono text-sm',
  } as const;
  return (
    <section className="rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-6">
      <div ref={verdict} aria-live="polite" className="scroll-mt-24">
        {shown && <DrawProofView {...shown} names={names} strings={strings} />}
      </div>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2" noValidate>
        <Field label={strings.game}>
          {(control) => (
            <Select
              {...control}
              value={input.game}
              onChange={set('game')}
              options={games.map((game) => ({ value: game.code, label: game.name }))}
            />
          )}
        </Field>
        <div className="flex items-start gap-2">
          <Field label={strings.period} error={errorOf('period')} className="min-w-0 grow">
            {(control) => (
              <Input {...control} {...code} maxLength={13} value={input.period} onChange={set('period')} />
            )}
          </Field>
          <Button
            type="button"
            variant="outline"
            disabled={isBusy}
            className="mt-6.5 shrink-0"
            onClick={() => void load(input.game, input.period.trim())}
          >
            {isBusy ? strings.busy : strings.load}
          </Button>
        </div>
        <Field label={strings.hash} className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              {...code}
              maxLength={64}
              value={input.commitment}
              onChange={set('commitment')}
            />
          )}
        </Field>
        <Field label={strings.server} error={errorOf('server')} className="sm:col-span-2">
          {(control) => (
            <Input {...control} {...code} maxLength={64} value={input.server} onChange={set('server')} />
          )}
        </Field>
        <Field label={strings.client} hint={strings.clientHint} error={errorOf('client')}>
          {(control) => (
            <Input {...control} {...code} maxLength={64} value={input.client} onChange={set('client')} />
          )}
        </Field>
        {hasGiven(pictureOf(input.game).source) && (
          <Field label={strings.animal}>
            {(control) => (
              <Select
                {...control}
                value={input.animal}
                onChange={set('animal')}
                options={names.animals.map((label, value) => ({ value: String(value), label }))}
              />
            )}
          </Field>
        )}
        <Field label={strings.published} hint={strings.publishedHint} className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              {...code}
              maxLength={400}
              value={input.published}
              onChange={set('published')}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" variant="amber">
            {strings.go}
          </Button>
          <p role="alert" className="text-sm text-vermilion">
            {errorOf('any')}
          </p>
        </div>
      </form>
    </section>
  );
}

const EMPTY: DrawInput = {
  game: '',
  period: '',
  commitment: '',
  server: '',
  client: '',
  animal: '0',
  published: '',
};
