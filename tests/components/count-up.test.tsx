/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { CountUp } from '@/components/studio/slots/count-up';

it('starts at zero if its first frame began before it', () => {
  let frame: FrameRequestCallback = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const { container } = render(<CountUp value={10_160_000n} currency="THB" locale="en" duration={3_000} />);
  act(() => frame(990));
  expect(container.textContent).toBe('0.00');
  act(() => frame(4_000));
  expect(container.textContent).toBe('1,016.00');
});
