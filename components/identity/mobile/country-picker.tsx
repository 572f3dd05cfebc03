'use client';

import { useId, useState } from 'react';
import { ChevronDown, Search } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { Popover } from 'radix-ui';
import { classes } from '@/components/ui/classes';
import { Input, INPUT_STYLE } from '@/components/ui/input';
import { matchesSearch, type Country } from './countries';

interface CountryPickerProps {
  countries: readonly Country[];
  /** The code of the chosen country. */
  value: string;
  onChange: (countryCode: string) => void;
  invalid?: boolean;
}

/** Chooses the country of a mobile number: a button with flag and dialling code that opens a searchable list. */
export function CountryPicker({ countries, value, onChange, invalid }: CountryPickerProps) {
  const t = useTranslations('mobile');
  const [open, setOpen] = useState(false);
  const chosen = countries.find((country) => country.countryCode === value) ?? countries[0]!;
  const chosenLabel = t('countryNow', { country: chosen.name, code: chosen.countryDialingCode });
  const choose = (countryCode: string) => {
    onChange(countryCode);
    setOpen(false);
  };
  return (
    <Popover.Root modal open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={`${t('country')}: ${chosenLabel}`}
          className={classes(
            INPUT_STYLE,
            // `!` is needed because INPUT_STYLE sets the full width, and that rule comes later in the style sheet.
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

/** A flag of public/images/flags. It is decoration, because the name stands beside it. */
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

/** A search field that controls a list (ARIA combobox): the arrow keys, Home and End move, Enter chooses. */
function CountryList({ countries, value, onChoose }: CountryListProps) {
  const t = useTranslations('mobile');
  const [search, setSearch] = useState('');
  const [activeCode, setActiveCode] = useState(value);
  const id = useId();
  const locale = useLocale();
  const matching = countries
    .filter((country) => matchesSearch(country, search))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const activeIndex = matching.findIndex((country) => country.countryCode === activeCode);
  const idOf = (countryCode: string) => `${id}-${countryCode}`;
  const moveTo = (index: number) => {
    const country = matching[Math.min(Math.max(index, 0), matching.length - 1)];
    if (!country) return;
    setActiveCode(country.countryCode);
    document.getElementById(idOf(country.countryCode))?.scrollIntoView({ block: 'nearest' });
  };
  const keyActions: Record<string, () => void> = {
    ArrowDown: () => moveTo(activeIndex + 1),
    ArrowUp: () => moveTo(activeIndex - 1),
    Home: () => moveTo(0),
    End: () => moveTo(matching.length - 1),
    Enter: () => {
      const country = matching[Math.max(activeIndex, 0)];
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
        aria-activedescendant={activeIndex >= 0 ? idOf(activeCode) : undefined}
        autoComplete="off"
        leading={<Search aria-hidden className="size-4" />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          const keyAction = keyActions[event.key];
          if (!keyAction || event.nativeEvent.isComposing) return;
          event.preventDefault();
          keyAction();
        }}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('country')}
        className="mt-2 max-h-60 overflow-y-auto"
      >
        {matching.map((country) => (
          <li
            key={country.countryCode}
            id={idOf(country.countryCode)}
            role="option"
            aria-selected={country.countryCode === value}
            onClick={() => onChoose(country.countryCode)}
            className={classes(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm hover:bg-raised',
              country.countryCode === activeCode && 'bg-raised',
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
        {matching.length === 0 && <p className="py-2">{t('noCountry')}</p>}
      </div>
    </>
  );
}
