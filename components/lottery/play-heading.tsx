import type { ReactNode } from 'react';

/** The name of a play type and its rule in a sentence. */
export interface PlayHead {
  name: string;
  rule: string;
}

/** The head of the board: the play type and its rule, with `children` beside them. The placeholder of the board has the same one. */
export function PlayHeading({ name, rule, children }: PlayHead & { children: ReactNode }) {
  return (
    <div className="mb-4 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h2 className="text-lg font-bold">{name}</h2>
        <p className="mt-0.5 text-sm text-muted">{rule}</p>
      </div>
      {children}
    </div>
  );
}
