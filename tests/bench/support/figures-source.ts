import type { SlotReturns } from '@/lib/studio/slots/types';

/** The source of a model's `*.returns.ts`. */
export function figuresSource(returns: SlotReturns): string {
  const entries = Object.entries(returns).map(([name, figure]) =>
    typeof figure === 'number' ? `  ${name}: ${figure},` : `  ${name}: { ${fields(figure).join(', ')} },`,
  );
  return `import type { SlotReturns } from '../types';

/** Written by tests/bench/publish-returns.ts. */
export const returns: SlotReturns = {
${entries.join('\n')}
};
`;
}

function fields(figure: object): string[] {
  return Object.entries(figure).map(([key, value]) =>
    typeof value === 'number'
      ? `${key}: ${value.toString().replace(/\B(?=(\d{3})+$)/g, '_')}`
      : `${key}: '${value}'`,
  );
}
