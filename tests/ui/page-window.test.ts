import { pageWindow } from '@/components/ui/page-window';

describe('pageWindow', () => {
  test.each([
    [1, 1, 5, 1, [1]],
    [1, 5, 5, 1, [1, 2, 3, 4, 5]],
    [1, 20, 5, 1, [1, 2, 3, 4, 5, 'gap', 20]],
    [10, 20, 5, 1, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
    [10, 20, 5, 2, [1, 2, 'gap', 8, 9, 10, 11, 12, 'gap', 19, 20]],
    [20, 20, 5, 2, [1, 2, 'gap', 16, 17, 18, 19, 20]],
    [3, 0, 5, 1, []],
  ])('returns the numbers for page %i of %i (range %i, margin %i)', (page, pages, range, margin, shown) => {
    expect(pageWindow(page, pages, range, margin)).toEqual(shown);
  });
});
