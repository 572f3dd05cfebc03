import type { AuditEntry } from '@/lib/backoffice/audit/queries';
import { actionName } from './action-name';
import type { HistoryStep } from './history';

type Translate = Parameters<typeof actionName>[0];

/** Converts the audit entries of a request to steps of its history. */
export function operatorSteps(t: Translate, lines: readonly AuditEntry[]): HistoryStep[] {
  return lines.map((line) => {
    const { reason, reference } = line.detail;
    const note = typeof reason === 'string' ? reason : typeof reference === 'string' ? reference : undefined;
    return {
      key: String(line.id),
      at: line.at,
      what: actionName(t, line.action),
      who: line.operator ?? '—',
      note,
    };
  });
}

/** Sorts steps by time, oldest first. */
export const sortSteps = (steps: readonly HistoryStep[]): HistoryStep[] =>
  [...steps].sort((left, right) => left.at.getTime() - right.at.getTime());
