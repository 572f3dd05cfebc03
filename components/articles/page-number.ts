import { notFound } from 'next/navigation';

/**
 * Returns the page number of a list's address, from 2, because the first page has the list's own address. Anything else
 * is not found.
 */
export async function requirePageNumber(params: Promise<{ page: string }>): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,3}$/.test(page) || page === '1') notFound();
  return Number(page);
}
