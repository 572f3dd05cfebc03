/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { MomentField } from '@/components/backoffice/moment-field';
import { loadMessages } from '@/lib/i18n/messages';
import { localMoment, momentOf } from '@/lib/platform/zone';

// The code of numbers in a page needs it, and jsdom has none.
global.TextEncoder = TextEncoder;

const ZONES = ['UTC', 'Asia/Bangkok', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Auckland'];

const show = (timeZone: string, value: string | null, onChange: (next: string | null) => void) => {
  function Form() {
    const [at, setAt] = useState(value);
    return (
      <MomentField
        label="Begins"
        hint="Empty: at once."
        error={undefined}
        value={at}
        onChange={(next) => {
          setAt(next);
          onChange(next);
        }}
      />
    );
  }
  render(
    <NextIntlClientProvider locale="en" messages={loadMessages('en')} timeZone={timeZone}>
      <Form />
    </NextIntlClientProvider>,
  );
  return screen.getByLabelText('Begins');
};

it.each([
  ['Asia/Bangkok', '2026-03-01T07:30', 'GMT+7'],
  ['America/New_York', '2026-02-28T19:30', 'GMT-'],
])('shows and reads a moment in %s, whatever the zone of the browser is', (zone, shown, name) => {
  const onChange = jest.fn();
  const field = show(zone, '2026-03-01T00:30:00.000Z', onChange);
  expect(field).toHaveValue(shown);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(name) as string);
  fireEvent.change(field, { target: { value: shown.replace(':30', ':45') } });
  expect(onChange).toHaveBeenLastCalledWith('2026-03-01T00:45:00.000Z');
  expect(field).toHaveValue(shown.replace(':30', ':45'));
  fireEvent.change(field, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('gives the moment back that it shows, in every zone, but in the hour that comes twice', () => {
  const minute = fc
    .integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
    .map((value) => new Date(value * 60_000));
  fc.assert(
    fc.property(minute, fc.constantFrom(...ZONES), (at, zone) => {
      const text = localMoment(at, zone);
      const back = momentOf(text, zone)!;
      expect(localMoment(back, zone)).toBe(text);
      expect([0, 3_600_000]).toContain(Math.abs(back.getTime() - at.getTime()));
    }),
  );
});

it('reads nothing else, and an hour that the clocks skip as the one after it', () => {
  for (const text of ['', '2026-03-08', '2026-03-08T02:30:00Z', 'today'])
    expect(momentOf(text, 'America/New_York')).toBeUndefined();
  expect(momentOf('2026-03-08T02:30', 'America/New_York')!.toISOString()).toBe('2026-03-08T07:30:00.000Z');
});
