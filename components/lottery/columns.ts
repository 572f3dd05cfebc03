/** Menu, game and side panel: the page as it arrives and the page that it becomes have the same columns. */
export const COLUMNS =
  'grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[14rem_minmax(0,1fr)_20rem]';
