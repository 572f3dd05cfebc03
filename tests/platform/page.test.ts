import { mapPage, pageOffset, toPage } from '@/lib/platform/page';
import { pageOutput, pageRequestInput } from '@/lib/platform/page-schema';
import { z } from 'zod';

it.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
])('counts the pages of %i entries', (total, totalPages) => {
  expect(toPage(['a'], { pageNum: 1, pageSize: 10 }, total)).toEqual({
    list: ['a'],
    pageNum: 1,
    pageSize: 10,
    total,
    totalPages,
  });
});

it('skips the entries of the pages before', () => {
  expect(pageOffset({ pageNum: 1, pageSize: 10 })).toBe(0);
  expect(pageOffset({ pageNum: 3, pageSize: 10 })).toBe(20);
});

it('takes nothing but the request from what names the page', () => {
  const filter = { waiting: true, pageNum: 2, pageSize: 5 };
  expect(toPage([], filter, 7)).toEqual({ list: [], pageNum: 2, pageSize: 5, total: 7, totalPages: 2 });
});

it('converts the entries and keeps the envelope', () => {
  const page = mapPage(toPage([1n], { pageNum: 1, pageSize: 1 }, 1), String);
  expect(pageOutput(z.string()).parse(page)).toEqual(page);
});

it('limits the size of a page', () => {
  const input = z.object(pageRequestInput({ maximum: 50, standard: 10 }));
  expect(input.parse({})).toEqual({ pageNum: 1, pageSize: 10 });
  expect(input.parse({ pageNum: '2', pageSize: '50' })).toEqual({ pageNum: 2, pageSize: 50 });
  expect(input.safeParse({ pageSize: '51' }).success).toBe(false);
  expect(input.safeParse({ pageNum: '0' }).success).toBe(false);
});
