/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FeedbackStrings } from '@/components/feedback/feedback-strings';
import { ImagesField } from '@/components/feedback/images-field';
import errors from '@/messages/en/errors-cashier.json';
import feedback from '@/messages/en/feedback.json';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const strings = { ...feedback, pictureFormat: errors.fields.PICTURE_FORMAT } as unknown as FeedbackStrings;

function Form() {
  const [images, setImages] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  return (
    <ImagesField
      images={images}
      error={problem}
      strings={strings}
      onChange={(change, wrong) => {
        setImages(change);
        setProblem(wrong);
      }}
    />
  );
}

const png = (name: string) => new File(['bytes'], name, { type: 'image/png' });

it('rejects files that only claim to be pictures, and keeps the others', async () => {
  render(<Form />);
  const chosen = ['no.png', 'good.png', 'neither.png'].map(png);
  await userEvent.upload(screen.getByLabelText(/Images/), chosen);
  // Both are found out before React has drawn anew.
  const broken = [screen.getByAltText('no.png'), screen.getByAltText('neither.png')];
  act(() => broken.forEach((image) => void fireEvent.error(image)));
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['good.png']);
  expect(screen.getByText(errors.fields.PICTURE_FORMAT)).toBeInTheDocument();
});
