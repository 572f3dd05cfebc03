import { notFound } from 'next/navigation';

/** The number in a list's address, from 2: the first page has the list's own. Anything else is not found. */
export async function olderPage(params: Promise<{ page: string }>): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,3}$/.test(page) || page === '1') notFound();
  return Number(page);
}
