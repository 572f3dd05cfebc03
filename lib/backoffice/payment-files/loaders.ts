import { getPaymentFile, listPaymentFiles } from '@/lib/cashier/payment-files/queries';
import { database } from '@/lib/db/client';
import { listAuditEntries } from '../audit/queries';
import { operatorNames } from '../operators/queries';
import { undefinedIfNotFound } from '../rules';

const PAGE_SIZE = 25;
const HISTORY_LENGTH = 50;

/** Lists a page of payment files with the names of the operators who made them. */
export async function loadPaymentFiles(after: bigint | undefined) {
  const db = database();
  const page = await listPaymentFiles(db, after, PAGE_SIZE);
  const names = await operatorNames(
    db,
    page.list.map(({ createdBy }) => createdBy),
  );
  return { ...page, names };
}

/** Returns a payment file with its withdrawals and its history; undefined if it does not exist. */
export async function loadPaymentFile(id: bigint) {
  const db = database();
  const [file, history] = await Promise.all([
    undefinedIfNotFound(getPaymentFile(db, id)),
    listAuditEntries(db, { subject: `paymentFile:${id}`, limit: HISTORY_LENGTH }),
  ]);
  return file && { file, history };
}
