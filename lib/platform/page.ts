/** Which page of a list a caller asks for; pages count from 1. */
export interface PageRequest {
  pageNum: number;
  pageSize: number;
}

/** Where a page stands in its list. A list may count its entries up to a cap only; `total` is then the cap. */
export interface Paging extends PageRequest {
  total: number;
  totalPages: number;
}

/** One page of a list: the envelope of every call that lists. */
export interface Page<Entry> extends Paging {
  list: Entry[];
}

/** How many entries come before a page. */
export const pageOffset = ({ pageNum, pageSize }: PageRequest): number => (pageNum - 1) * pageSize;

/** The envelope without its entries. */
export const toPaging = ({ pageNum, pageSize }: PageRequest, total: number): Paging => ({
  pageNum,
  pageSize,
  total,
  totalPages: Math.ceil(total / pageSize),
});

/** The envelope around the entries of one page. */
export const toPage = <Entry>(list: Entry[], request: PageRequest, total: number): Page<Entry> => ({
  list,
  ...toPaging(request, total),
});

/** The same page with each entry converted. */
export const mapPage = <From, To>(page: Page<From>, map: (entry: From) => To): Page<To> => ({
  ...page,
  list: page.list.map(map),
});
