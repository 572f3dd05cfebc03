/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { ReceiptImageField } from '@/components/cashier/receipt-image-field';
import cashierPages from '@/messages/en/cashier-pages.json';
import errors from '@/messages/en/errors-cashier.json';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

function Form() {
  const [state, setState] = useState<{ file?: File | undefined; problem?: string | undefined }>({});
  return (
    <ReceiptImageField
      label="Picture"
      file={state.file}
      error={state.problem}
      onFile={(file, problem) => setState({ file, problem })}
    />
  );
}

it('refuses a file with the type of a picture and other content', async () => {
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ 'cashier-pages': cashierPages, errors } as never}
    >
      <Form />
    </NextIntlClientProvider>,
  );
  const file = new File(['no picture'], 'proof.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Picture/), file);
  expect(screen.getByText('proof.png')).toBeInTheDocument();
  fireEvent.error(screen.getByAltText(cashierPages.proof.preview));
  expect(screen.getByText(errors.fields.PICTURE_FORMAT)).toBeInTheDocument();
  expect(screen.queryByText('proof.png')).toBeNull();
});
