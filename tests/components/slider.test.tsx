/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SliderPuzzle } from '@/components/identity/human/slider-puzzle';
import type { SlideResult } from '@/components/identity/human/use-slide';
import type { Puzzle } from '@/lib/identity/slider/schema';
import factors from '@/messages/en/factors.json';

const PUZZLE: Puzzle = {
  id: 'p',
  background: '',
  piece: '',
  width: 300,
  height: 150,
  pieceSize: 40,
  y: 20,
};

beforeAll(() => {
  const captured = new Set<number>();
  HTMLElement.prototype.setPointerCapture = (id) => void captured.add(id);
  HTMLElement.prototype.hasPointerCapture = (id) => captured.has(id);
});

function show() {
  const released: SlideResult[] = [];
  render(
    <NextIntlClientProvider locale="en" messages={{ factors }} timeZone="UTC">
      <SliderPuzzle puzzle={PUZZLE} phase="ready" onRelease={(result) => released.push(result)} />
    </NextIntlClientProvider>,
  );
  return { released, handle: screen.getByTestId('slider-handle') };
}

it('reports a drag whose moves and release arrive before the next render', () => {
  const { released, handle } = show();
  act(() => {
    fireEvent.pointerDown(handle, { pointerId: 1, clientX: 10, clientY: 5 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 130, clientY: 8 });
    fireEvent.pointerUp(handle, { pointerId: 1, clientX: 130, clientY: 8 });
  });
  expect(released).toHaveLength(1);
});

it('ignores a press without movement, and then accepts a drag', () => {
  const { released, handle } = show();
  fireEvent.pointerDown(handle, { pointerId: 1, clientX: 10, clientY: 5 });
  fireEvent.pointerUp(handle, { pointerId: 1, clientX: 10, clientY: 5 });
  expect(released).toEqual([]);
  fireEvent.pointerDown(handle, { pointerId: 1, clientX: 10, clientY: 5 });
  fireEvent.pointerMove(handle, { pointerId: 1, clientX: 130, clientY: 8 });
  fireEvent.pointerUp(handle, { pointerId: 1, clientX: 130, clientY: 8 });
  expect(released).toHaveLength(1);
});

it('reports arrow keys pressed before the next render', () => {
  const { released, handle } = show();
  act(() => {
    for (let press = 0; press < 5; press++) fireEvent.keyDown(handle, { key: 'ArrowRight' });
    fireEvent.keyDown(handle, { key: 'Enter' });
  });
  expect(released).toMatchObject([{ x: 20, input: 'keyboard' }]);
});
