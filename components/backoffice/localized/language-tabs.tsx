import { LOCALES, type LocaleCode } from '@/lib/i18n/locales';

interface Props {
  label: string;
  chosen: LocaleCode;
  filled: (code: LocaleCode) => boolean;
  /** Accessible text for a language without a text. */
  missing: string;
  onChoose: (code: LocaleCode) => void;
}

/** Buttons that choose the language to edit; a language without a text is marked. */
export function LanguageTabs({ label, chosen, filled, missing, onChoose }: Props) {
  return (
    <div role="group" aria-label={label} className="mb-4 flex flex-wrap gap-1 rounded-control bg-sunken p-1">
      {LOCALES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
          className="flex h-10 items-center gap-2 rounded-[0.45rem] px-4 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key"
        >
          <bdi lang={code}>{name}</bdi>
          {!filled(code) && <span className="text-xs text-faint">{missing}</span>}
        </button>
      ))}
    </div>
  );
}
