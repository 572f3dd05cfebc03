'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { onLiveChange } from '@/components/session/session-store';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isAgentType } from '@/lib/identity/account-types';
import type { WireConsolidated, WireContract } from '@/lib/agents/contracts/wire';
import { callApi } from '@/lib/platform/http/call';
import { ContractCard } from './contract-card';
import { OfferDialog } from './offer-dialog';
import { SimulationOfOffer } from './simulation-of-offer';

const SEEN_KEY = 'contractOffersSeen';

const seen = (): string[] => JSON.parse(sessionStorage.getItem(SEEN_KEY) ?? '[]') as string[];

/** What the interface keeps of the flags for the session (LOGIN-13). */
function storeFlags({ contracts, offers, ...flags }: WireConsolidated): void {
  sessionStorage.setItem('consolidated', JSON.stringify(flags));
  const { dailysalreqtype, contracthoursalreq, realtimesalreqtype } = flags;
  const isOn = (...given: number[]) => String(given.some((flag) => flag > 0));
  sessionStorage.setItem('enableSalary', isOn(dailysalreqtype, contracthoursalreq, realtimesalreqtype));
  sessionStorage.setItem('enableContract', String(contracts.length + offers.length > 0));
}

/** Loads an agent's consolidated flags after login, and opens the offers that wait for an answer, each once in a session. */
export function ContractModal() {
  const { member } = useSession();
  const t = useTranslations('agent-contracts');
  const agentId = member && isAgentType(member.type) ? member.id : undefined;
  const [offers, setOffers] = useState<WireContract[]>([]);
  const [counter, setCounter] = useState<WireContract>();
  useEffect(() => {
    if (agentId === undefined) return;
    const load = async () => {
      const value = await callApi<WireConsolidated>('GET', '/wps/member/info/funds/consolidated').catch(
        () => undefined,
      );
      if (!value) return;
      storeFlags(value);
      const known = seen();
      setOffers(value.offers.filter(({ id }) => !known.includes(id)));
    };
    void load();
    return onLiveChange(() => void load());
  }, [agentId]);
  const offer = offers[0];
  const next = () => {
    if (!offer) return;
    sessionStorage.setItem(SEEN_KEY, JSON.stringify([...seen(), offer.id]));
    setOffers(offers.slice(1));
  };
  if (counter)
    return (
      <OfferDialog
        memberId={counter.agent.memberId}
        account={counter.side === 'agent' ? null : counter.agent.account}
        terms={counter}
        onClose={() => setCounter(undefined)}
      />
    );
  if (!offer) return null;
  return (
    <Dialog
      open
      onClose={next}
      size="lg"
      title={t('modal.title')}
      description={t('modal.text')}
      closeLabel={t('modal.later')}
      footer={<Button onClick={next}>{t('modal.later')}</Button>}
    >
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <ContractCard
          key={offer.id}
          contract={offer}
          onDone={next}
          onOffer={() => {
            setCounter(offer);
            next();
          }}
        />
        <SimulationOfOffer key={`s${offer.id}`} contract={offer} />
      </div>
    </Dialog>
  );
}
