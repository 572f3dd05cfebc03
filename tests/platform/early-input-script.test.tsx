/** @jest-environment jsdom */
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrationMark } from '@/components/ui/hydration-mark';
import { EARLY_INPUT_SCRIPT, INTERACTIVE_EVENT } from '@/lib/platform/early-input-script';

const START = {
  text: 'abc',
  range: '5',
  note: 'first',
  choice: 'one',
  agreed: false,
  kind: 'daily',
  files: 0,
};

/** A form whose every field is controlled, and which shows its state. */
function Form() {
  const [state, setState] = useState(START);
  const [sent, setSent] = useState('nothing');
  const set = (change: Partial<typeof START>) => setState((before) => ({ ...before, ...change }));
  return (
    <>
      <input name="text" value={state.text} onChange={(event) => set({ text: event.target.value })} />
      <input
        name="range"
        type="range"
        min={0}
        max={10}
        value={state.range}
        onChange={(event) => set({ range: event.target.value })}
      />
      <textarea name="note" value={state.note} onChange={(event) => set({ note: event.target.value })} />
      <select name="choice" value={state.choice} onChange={(event) => set({ choice: event.target.value })}>
        <option>one</option>
        <option>two</option>
      </select>
      <input
        name="agreed"
        type="checkbox"
        checked={state.agreed}
        onChange={(event) => set({ agreed: event.target.checked })}
      />
      {['daily', 'hourly'].map((kind) => (
        <input
          key={kind}
          id={kind}
          type="radio"
          name="kind"
          checked={state.kind === kind}
          onChange={() => set({ kind })}
        />
      ))}
      <input name="file" type="file" onChange={(event) => set({ files: event.target.files!.length })} />
      <button onClick={() => setSent(state.text)}>Send</button>
      <output id="state">{JSON.stringify(state)}</output>
      <output id="sent">{sent}</output>
    </>
  );
}

const shown = (id: string) => document.getElementById(id)!.textContent;
const field = <T extends Element>(selector: string) => document.querySelector<T>(selector)!;
const input = (element: Element) => element.dispatchEvent(new Event('input', { bubbles: true }));

function begin(): void {
  // The browser runs it as a text.
  new Function(EARLY_INPUT_SCRIPT)();
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('what a person entered before the page responded reaches its state, and then the pressed button', async () => {
  const page = (
    <>
      <Form />
      <HydrationMark />
    </>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  begin();

  for (const [selector, value] of [
    ['[name=text]', ''],
    ['[name=range]', '0'],
    ['[name=note]', 'second'],
    ['[name=choice]', 'two'],
  ] as const) {
    const element = field<HTMLInputElement>(selector);
    element.value = value;
    input(element);
  }
  field<HTMLInputElement>('[name=agreed]').click();
  field<HTMLInputElement>('#hourly').click();
  // A browser refuses to set the value of a field of files.
  const file = field<HTMLInputElement>('[name=file]');
  Object.defineProperties(file, {
    files: { value: [new File(['1'], 'receipt.png')] },
    value: {
      get: () => 'receipt.png',
      set: () => {
        throw new Error('refused');
      },
    },
  });
  input(file);
  field<HTMLButtonElement>('button').click();

  await act(async () => {
    hydrateRoot(root, page);
  });
  expect(JSON.parse(shown('state')!)).toEqual({
    text: '',
    range: '0',
    note: 'second',
    choice: 'two',
    agreed: true,
    kind: 'hourly',
    files: 1,
  });
  // The handler of the button saw the new state.
  expect(shown('sent')).toBe('');
});

test('the last pressed button is pressed once when the page responds', async () => {
  document.body.innerHTML = '<button id="one">1</button><button id="two"><b>2</b></button><a href="#x">3</a>';
  const press = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    field(selector).dispatchEvent(event);
    return event;
  };
  begin();
  expect(press('#one').defaultPrevented).toBe(true);
  expect(press('b').defaultPrevented).toBe(true);
  expect(press('a').defaultPrevented).toBe(false);
  const clicked: string[] = [];
  document.body.addEventListener('click', (event) => {
    clicked.push((event.target as Element).id);
  });
  window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  await Promise.resolve();
  expect(clicked).toEqual(['two']);
  press('#one');
  expect(clicked).toEqual(['two', 'one']);
});
