import { Fragment } from 'react';

interface Option {
  code: string;
  name: string;
}

interface Props {
  label: string;
  /**
   * The lists and the classes. A separator divides them, but they are one choice: a lobby shows either a list or a
   * class.
   */
  groups: readonly (readonly Option[])[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** Chooses which games of a lobby are shown. On a phone it is a row that scrolls. */
export function LobbyFilter({ label, groups, chosen, onChoose }: Props) {
  return (
    <div
      role="group"
      aria-label={label}
      className="scrollbar-none -mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {groups
        .filter((entries) => entries.length > 0)
        .map((entries, index) => (
          <Fragment key={index}>
            {index > 0 && <span aria-hidden className="my-1.5 w-px shrink-0 bg-edge" />}
            {entries.map(({ code, name }) => (
              <button
                key={code}
                type="button"
                aria-pressed={chosen === code}
                onClick={() => onChoose(code)}
                className="h-11 shrink-0 rounded-full border border-hairline px-4 text-sm whitespace-nowrap text-muted transition hover:border-edge hover:text-ink aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:text-amber aria-pressed:[scroll-initial-target:nearest] lg:h-9"
              >
                {name}
              </button>
            ))}
          </Fragment>
        ))}
    </div>
  );
}
