/** @jest-environment jsdom */
import { DEFER_SCRIPTS } from '@/lib/platform/deferred-scripts';

const PICTURE = '<img src="/a.svg" fetchpriority="high">';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A page whose pictures are visible and not loaded yet. */
function show(body: string): HTMLImageElement[] {
  document.body.innerHTML = body;
  const pictures = [...document.images];
  for (const picture of pictures) {
    Object.defineProperty(picture, 'complete', { value: false });
    Object.defineProperty(picture, 'width', { value: 390 });
  }
  return pictures;
}

function begin(): void {
  // The browser runs it as a text.
  new Function(`${DEFER_SCRIPTS}(["/one.js","/two.js"])`)();
}

const fetched = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const paint = () => jest.advanceTimersByTime(20);

test('scripts are fetched once, in their order, after the page is painted', () => {
  show('<p>words</p>');
  begin();
  expect(fetched()).toEqual([]);
  paint();
  expect(fetched()).toEqual(['/one.js', '/two.js']);
  jest.advanceTimersByTime(5000);
  expect(fetched()).toHaveLength(2);
});

test('scripts wait for the visible pictures, until these are loaded or have failed', () => {
  const [one, two] = show(PICTURE + PICTURE + '<img src="/below.svg">');
  begin();
  paint();
  one!.dispatchEvent(new Event('load'));
  paint();
  expect(fetched()).toEqual([]);
  two!.dispatchEvent(new Event('error'));
  paint();
  expect(fetched()).toHaveLength(2);
});

test('scripts wait two seconds at most for a picture', () => {
  show(PICTURE);
  begin();
  jest.advanceTimersByTime(1990);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(fetched()).toHaveLength(2);
});

test('scripts of a page in the background do not wait, because it is never painted', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(PICTURE);
  begin();
  expect(fetched()).toHaveLength(2);
});
