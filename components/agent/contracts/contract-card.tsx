'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { useDateFormat } from '@/components/records/use-date-format';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notify';
import type { WireContract } from '@/lib/agents/contracts/wire';
import { ContractProgress } from './contract-progress';
import { TermsView } from './terms-view';
import { TouchedDialog } from './touched-dialog';
import { useContractCall } from './use-contract-call';

type Action =
  'accept' | 'reject' | 'withdraw' | 'terminate' | 'requestEnd' | 'acceptEnd' | 'refuseEnd' | 'withdrawEnd';

/** What the reader may do with a contract, in the order of the buttons. */
function actionsOf(contract: WireContract): Action[] {
  if (contract.side === 'above') return [];
  if (contract.state === 'offered') return contract.awaitsMe ? ['accept', 'reject'] : ['withdraw'];
  if (contract.state !== 'signed') return [];
  const { endRequest, endsAt } = contract;
  const ends: Action[] = endRequest
    ? endRequest.mine
      ? ['withdrawEnd']
      : ['acceptEnd', 'refuseEnd']
    : ['requestEnd'];
  return endsAt === null ? [...ends, 'terminate'] : ends;
}

/** Ways to end a contract. They are rarely used, so that they are less prominent than the rest. */
const QUIET: ReadonlySet<Action> = new Set(['terminate', 'requestEnd']);

interface Props {
  contract: WireContract;
  /** Opens the form to offer other terms; without it there is no such button. */
  onOffer?: (() => void) | undefined;
  onDone?: () => void;
}

/** A contract or an offer as a card: with whom, its terms, its state, and what the reader can do. */
export function ContractCard({ contract, onOffer, onDone }: Props) {
  const t = useTranslations('agent-contracts');
  const format = useDateFormat();
  const [asked, setAsked] = useState<Action>();
  const call = useContractCall(() => {
    if (asked) notify(t(`done.${asked}`), 'good');
    setAsked(undefined);
    onDone?.();
  });
  const act = (action: Action) =>
    call.send(`/wps/agent/contracts/${contract.type}/process`, { contractId: contract.id, action });
  const other = contract.side === 'agent' ? contract.upline?.account : contract.agent.account;
  const [state, tone] = stateOf(contract);
  return (
    <Card className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-display text-lg font-bold">{t(`kinds.${contract.type}`)}</h3>
          <p className="text-sm text-muted">
            {contract.type === 'dividend' &&
              `${t(`periods.${contract.period!}`)} · ${t(`modes.${contract.tierMode!}`)} · `}
            {other === undefined ? t('withSite') : t('with', { account: other })}
          </p>
        </div>
        <Badge tone={tone}>{t(`states.${state}`)}</Badge>
      </header>
      {isRunning(contract) ? (
        <ContractProgress contract={contract} />
      ) : (
        <TermsView terms={contract} currency={contract.currency} />
      )}
      <p className="text-xs text-faint">
        {contract.startsAt === null
          ? t('offeredAt', { at: format.dateTime(contract.offeredAt) })
          : t('since', { at: format.dateTime(contract.startsAt) })}
        {contract.endsAt !== null &&
          contract.endReason !== null &&
          ` · ${t('until', { at: format.dateTime(contract.endsAt), reason: t(`reasons.${contract.endReason}`) })}`}
      </p>
      {contract.endRequest && (
        <p className="rounded-control bg-amber-wash px-3 py-2 text-sm">
          {t(contract.endRequest.mine ? 'endMine' : 'endTheirs')}
          {contract.endRequest.reason !== '' && <q className="ms-1">{contract.endRequest.reason}</q>}
        </p>
      )}
      <FormAlert message={call.message} />
      <div className="-mx-1 flex flex-wrap gap-1">
        {onOffer && contract.side !== 'above' && !contract.awaitsMe && (
          <Button size="sm" variant="surface" className="mx-1" onClick={onOffer}>
            {t('actions.change')}
          </Button>
        )}
        {actionsOf(contract).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={
              action === 'accept' || action === 'acceptEnd'
                ? 'amber'
                : QUIET.has(action)
                  ? 'ghost'
                  : 'surface'
            }
            className={QUIET.has(action) ? 'px-2.5' : 'mx-1'}
            onClick={() => setAsked(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
        {onOffer && contract.awaitsMe && (
          <Button size="sm" variant="surface" className="mx-1" onClick={onOffer}>
            {t('actions.counter')}
          </Button>
        )}
      </div>
      {asked && !call.warning && (
        <ConfirmDialog
          open
          title={t(`actions.${asked}`)}
          message={t(`ask.${asked}`)}
          confirmLabel={t(`actions.${asked}`)}
          cancelLabel={t('cancel')}
          busy={call.busy}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void act(asked)}
        />
      )}
      <TouchedDialog call={call} />
    </Card>
  );
}

/** Whether a contract of the reader counts bets now. */
function isRunning({ state, side, startsAt, endsAt }: WireContract): boolean {
  if (state !== 'signed' || side === 'above' || startsAt === null) return false;
  const at = Date.now();
  return Date.parse(startsAt) <= at && (endsAt === null || Date.parse(endsAt) > at);
}

/** The state in words: a signed contract that is yet to end is "ends". */
function stateOf({ state, awaitsMe, endsAt }: WireContract): [string, BadgeTone] {
  if (state === 'offered') return awaitsMe ? ['awaitsMe', 'amber'] : ['awaitsOther', 'plain'];
  if (state !== 'signed') return [state, 'plain'];
  if (endsAt === null) return ['inForce', 'jade'];
  return new Date(endsAt).getTime() > Date.now() ? ['ends', 'amber'] : ['ended', 'plain'];
}
