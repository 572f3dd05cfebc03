import type { z } from 'zod';
import { AppError, type FieldError } from '@/lib/platform/errors';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { showAmounts } from '@/lib/money/format';
import { logger } from '@/lib/platform/logger';
import type { rowResultOutput } from './schema';

/** What became of one row of a call that handles several. */
export type RowResult = { id: bigint } & ({ ok: true; status: string } | { ok: false; error: AppError });

/** Handles each id once, one after the other; a refusal is the result of its row and does not stop the others. */
export async function runEach(
  ids: readonly bigint[],
  work: (id: bigint) => Promise<string>,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const id of new Set(ids)) {
    try {
      results.push({ id, ok: true, status: await work(id) });
    } catch (cause) {
      if (!(cause instanceof AppError))
        logger.error({ err: cause, id: String(id) }, 'a row of a call failed');
      const error = cause instanceof AppError ? cause : new AppError('UNKNOWN_ERROR', 500, { cause });
      results.push({ id, ok: false, error });
    }
  }
  return results;
}

/** The result of a row on the wire, with its error in the operator's language. */
export function toWireRow(result: RowResult, language: LocaleCode): z.input<typeof rowResultOutput> {
  if (result.ok) return { id: String(result.id), status: result.status, code: null, message: null };
  const { code, values, fields } = result.error;
  const translate = translator(language, 'errors');
  const [field] = Object.values(fields ?? {}) as [FieldError?];
  const shown =
    field?.values && field.currency ? showAmounts(field.values, field.currency, language) : field?.values;
  const message = field ? translate(`fields.${field.code}`, shown) : translate(code, values);
  return { id: String(result.id), status: null, code: field?.code ?? code, message };
}
