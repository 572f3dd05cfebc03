'use client';

import { useId, useState } from 'react';
import { ChevronDown, Search } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { Popover } from 'radix-ui';
import { classes } from '@/components/ui/classes';
import { Input, INPUT_STYLE } from '@/components/ui/input';
import { answersTo, type Country } from './countries';

export interface CountryPickerProps {
  countries: readonly Country[];
  /** Country code of the chosen one. */
  value: string;
  onChange: (countryCode: string) => void;
  invalid?: boolean;
}

/** The country of a number: a button with its flag and dialling code that opens a list to search in. */
export function CountryPicker({ countries, value, onChange, invalid }: CountryPickerProps) {
  const t = useTranslations('ways-in');
  const [open, setOpen] = useState(false);
  const chosen = countries.find((country) => country.countryCode === value) ?? countries[0]!;
  const now = t('countryNow', { country: chosen.name, code: chosen.countryDialingCode });
  const choose = (countryCode: string) => {
    onChange(countryCode);
    setOpen(false);
  };
  return (
    <Popover.Root modal open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={`${t('country')}: ${now}`}
          className={classes(
            INPUT_STYLE,
            // The box's own full width stands later in the style sheet.
            'flex w-auto! shrink-0 items-center gap-2 px-3',
            invalid && 'border-vermilion',
          )}
        >
          <Flag countryCode={chosen.countryCode} />
          <span dir="ltr" className="tabular">
            +{chosen.countryDialingCode}
          </span>
          <ChevronDown aria-hidden className="size-4 text-faint" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="animate-appear z-70 w-[min(20rem,calc(100vw-1.5rem))] rounded-card border border-hairline bg-surface p-2 text-ink shadow-lift outline-none"
        >
          <CountryList countries={countries} value={chosen.countryCode} onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A flag of public/images/flags; decoration, the name stands beside it. */
function Flag({ countryCode }: { countryCode: string }) {
  return (
    <img
      src={`/images/flags/${countryCode}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className="h-4 w-6 shrink-0 rounded-[2px] object-cover ring-1 ring-hairline"
    />
  );
}

interface CountryListProps {
  countries: readonly Country[];
  value: string;
  onChoose: (countryCode: string) => void;
}

/** A search box that commands a list (ARIA's combobox): arrows, Home and End move, Enter takes. */
function CountryList({ countries, value, onChoose }: CountryListProps) {
  const t = useTranslations('ways-in');
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(value);
  const id = useId();
  const locale = useLocale();
  const shown = countries
    .filter((country) => answersTo(country, typed))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const at = shown.findIndex((country) => country.countryCode === active);
  const idOf = (countryCode: string) => `${id}-${countryCode}`;
  const go = (index: number) => {
    const country = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    if (!country) return;
    setActive(country.countryCode);
    document.getElementById(idOf(country.countryCode))?.scrollIntoView({ block: 'nearest' });
  };
  const moves: Record<string, () => void> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(shown.length - 1),
    Enter: () => {
      const country = shown[Math.max(at, 0)];
      if (country) onChoose(country.countryCode);
    },
  };
  return (
    <>
      <Input
        role="combobox"
        aria-label={t('findCountry')}
        placeholder={t('findCountry')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? idOf(active) : undefined}
        autoComplete="off"
        leading={<Search aria-hidden className="size-4" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const move = moves[event.key];
          if (!move || event.nativeEvent.isComposing) return;
          event.preventDefault();
          move();
        }}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('country')}
        className="mt-2 max-h-60 overflow-y-auto"
      >
        {shown.map((country) => (
          <li
            key={country.countryCode}
            id={idOf(country.countryCode)}
            role="option"
            aria-selected={country.countryCode === value}
            onClick={() => onChoose(country.countryCode)}
            className={classes(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm hover:bg-raised',
              country.countryCode === active && 'bg-raised',
              country.countryCode === value && 'font-semibold',
            )}
          >
            <Flag countryCode={country.countryCode} />
            <span className="min-w-0 flex-1 truncate">{country.name}</span>
            <span dir="ltr" className="tabular text-muted">
              +{country.countryDialingCode}
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className="px-3 text-sm text-muted">
        {shown.length === 0 && <p className="py-2">{t('noCountry')}</p>}
      </div>
    </>
  );
}
