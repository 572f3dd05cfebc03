import { day } from '@/lib/platform/day';
import { siteConfig } from '@/lib/platform/site-config';
import { dayStart } from '@/lib/platform/zone';
import { idParam, textParam, type SearchParams } from '../page-params';
import type { AuditFilter } from './queries';

/** The value of the filter `operator` that stands for the command line. */
export const CONSOLE = 'console';

/** The filter of the audit page as its address has it; '' if it is not set. */
export interface AuditQuery {
  /** The operator's id, or CONSOLE. */
  operator: string;
  action: string;
  subject: string;
  /** Days of the settlement zone, both included. */
  from: string;
  to: string;
  /** A part of the subject or of the detail. */
  text: string;
}

/** Parses the address of the audit page. What is invalid is left out. */
export function auditQuery(given: Awaited<SearchParams>): AuditQuery {
  const dayParam = (value: string | string[] | undefined) => {
    const parsed = day.safeParse(textParam(value));
    return parsed.success ? parsed.data : '';
  };
  const operator = textParam(given.operator);
  return {
    operator: operator === CONSOLE ? CONSOLE : String(idParam(operator) ?? ''),
    action: textParam(given.action),
    subject: textParam(given.subject),
    from: dayParam(given.from),
    to: dayParam(given.to),
    text: textParam(given.text),
  };
}

/** The query's filter. */
export function auditFilter(query: AuditQuery): Omit<AuditFilter, 'limit'> {
  const zone = siteConfig().money.settlementZone;
  const operatorId = query.operator === CONSOLE ? null : idParam(query.operator);
  return {
    operatorId,
    action: query.action || undefined,
    subject: query.subject || undefined,
    since: query.from ? dayStart(query.from, zone) : undefined,
    until: query.to ? dayStart(query.to, zone, 1) : undefined,
    text: query.text || undefined,
  };
}
