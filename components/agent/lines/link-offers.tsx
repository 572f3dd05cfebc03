'use client';

import { useTranslations } from 'next-intl';
import { TermsView } from '@/components/agent/contracts/terms-view';
import { fromTerms, TermsFields, type Typed } from '@/components/agent/contracts/terms-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Plus, Trash2 } from '@/components/ui/icons';
import type { WireTerms } from '@/lib/agents/contracts/wire';

export type WireLinkOffer = WireTerms & { offered: number; signed: number; covered: boolean };

interface FieldsProps {
  /** The agent's own terms: only their kinds can be offered, up to their rates. */
  own: readonly WireTerms[];
  offers: readonly Typed[];
  errors: Record<string, { message: string }>;
  onChange: (offers: Typed[]) => void;
}

/** The terms that a new link offers, at most one of each kind. They begin with the agent's own. */
export function LinkOfferFields({ own, offers, errors, onChange }: FieldsProps) {
  const t = useTranslations('agent-lines.links');
  const tKinds = useTranslations('agent-contracts.kinds');
  const free = own.filter(({ type }) => offers.every((offer) => offer.type !== type));
  const errorsOf = (place: number) => {
    const prefix = `offers.${place}.`;
    return Object.fromEntries(
      Object.entries(errors).flatMap(([field, error]) =>
        field.startsWith(prefix) ? [[field.slice(prefix.length), error]] : [],
      ),
    );
  };
  return (
    <fieldset className="flex flex-col gap-3 border-t pt-4">
      <legend className="sr-only">{t('offers')}</legend>
      <div>
        <p className="text-sm font-medium">{t('offers')}</p>
        <p className="mt-0.5 text-xs text-faint">{t(own.length === 0 ? 'offersNone' : 'offersHint')}</p>
      </div>
      {errors.offers && <FieldError id="link-offers-error">{errors.offers.message}</FieldError>}
      {offers.map((offer, place) => (
        <div key={offer.type} className="flex flex-col gap-3 rounded-card border border-hairline p-3">
          <div className="flex items-center justify-between gap-2">
            <p className="font-semibold">{tKinds(offer.type)}</p>
            <Button
              type="button"
              size="sm"
              variant="ghost"
              aria-label={t('removeOffer', { kind: tKinds(offer.type) })}
              onClick={() => onChange(offers.filter((_offer, index) => index !== place))}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </div>
          <TermsFields
            typed={offer}
            errors={errorsOf(place)}
            fixedKind
            onChange={(change) =>
              onChange(offers.map((one, index) => (index === place ? { ...one, ...change } : one)))
            }
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {free.map((terms) => (
          <Button
            key={terms.type}
            type="button"
            size="sm"
            variant="surface"
            onClick={() => onChange([...offers, fromTerms(terms)])}
          >
            <Plus aria-hidden className="size-4" />
            {tKinds(terms.type)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** What a link offers: the terms, how often they were offered and signed, and whether they can still be offered. */
export function LinkOffers({ offers, currency }: { offers: readonly WireLinkOffer[]; currency: string }) {
  const t = useTranslations('agent-lines.links');
  const tKinds = useTranslations('agent-contracts.kinds');
  const tContracts = useTranslations('agent-contracts');
  return (
    <section aria-label={t('offers')} className="mt-4 flex flex-col gap-3 border-t pt-4">
      {offers.map((offer) => (
        <div key={offer.type}>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <p className="text-sm font-semibold">
              {tKinds(offer.type)}
              {offer.type === 'dividend' && offer.period && offer.tierMode && (
                <span className="ms-2 text-xs font-normal text-faint">
                  {tContracts(`periods.${offer.period}`)} · {tContracts(`modes.${offer.tierMode}`)}
                </span>
              )}
            </p>
            <span className="tabular text-xs text-faint">
              {t('offerCounts', { offered: offer.offered, signed: offer.signed })}
            </span>
          </div>
          <TermsView terms={offer} currency={currency} />
          {!offer.covered && (
            <p className="mt-2 text-sm">
              <Badge tone="vermilion">{t('notOffered')}</Badge>{' '}
              <span className="text-muted">{t('notCovered')}</span>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
