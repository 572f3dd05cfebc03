'use client';

import { PrizeRows, type PrizeRow } from '../rules/prize-rows';

/** A play type as the rules page shows it. */
export interface RulePlay {
  code: string;
  name: string;
  rule: string;
  example: string;
  prizes: readonly PrizeRow[];
  /** How many prizes are left out; a text. */
  more: string | null;
}

export interface RuleGroup {
  code: string;
  name: string;
  plays: readonly RulePlay[];
}

interface Props {
  groups: readonly RuleGroup[];
  strings: { example: string; prizeOf: string; odds: string; prize: string };
}

/** Every play type of a game: its rule, a worked example, and its odds with the prizes. */
export function RulesList({ groups, strings }: Props) {
  return groups.map((group) => (
    <section
      key={group.code}
      id={group.code}
      aria-labelledby={`group-${group.code}`}
      className="scroll-mt-24"
    >
      <h2 id={`group-${group.code}`} className="mb-3 text-xl font-extrabold">
        {group.name}
      </h2>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {group.plays.map((play) => (
          <article
            key={play.code}
            id={play.code}
            className="flex scroll-mt-24 flex-col gap-2 rounded-card border border-hairline bg-surface p-4"
          >
            <h3 className="font-bold">{play.name}</h3>
            <p className="text-sm">{play.rule}</p>
            <p className="text-sm text-muted">
              <b className="font-semibold text-ink">{strings.example}</b> {play.example}
            </p>
            <PrizeRows
              heads={[strings.prizeOf, strings.odds, strings.prize]}
              rows={play.prizes}
              more={play.more}
            />
          </article>
        ))}
      </div>
    </section>
  ));
}
