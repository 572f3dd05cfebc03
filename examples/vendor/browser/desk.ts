/** The page of the operator: copies what is to be entered, takes the secret, switches faults, and shows the last calls. */

interface State {
  needsSecret: boolean;
  last: { kind: string; code: string; at: number } | null;
  waiting: { id: string; operation: string }[];
  calls: { at: number; path: string; kind: string; code: string; message: string; milliseconds: number }[];
  faults: string[];
  wallet: { fault?: string; percent: number; delay: number };
}

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]'))
  button.addEventListener('click', () => void copy(button));

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.previousElementSibling!;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    button.textContent = 'Copied';
  } catch {
    // Without the right to the clipboard the text is selected, to be copied by hand.
    getSelection()?.selectAllChildren(code);
    button.textContent = 'Selected';
  }
  setTimeout(() => (button.textContent = 'Copy'), 1500);
}

async function send(path: string, fields: object): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return response.ok;
  } catch {
    return false;
  }
}

const secretForm = find<HTMLFormElement>('#secret');
secretForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const secret = String(new FormData(secretForm).get('secret')).trim();
  void send('/secret', { secret }).then((isStored) => {
    find('#secret output').textContent = isStored
      ? 'Stored. Calls are signed with it from now on.'
      : 'This is not a secret: 64 hexadecimal characters in lower case.';
    if (isStored) secretForm.reset();
    void refresh();
  });
});

const faultForm = find<HTMLFormElement>('#faults');
faultForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(faultForm);
  void send('/faults', {
    faults: data.getAll('fault'),
    walletFault: data.get('walletFault') || null,
    rate: Number(data.get('percent')) / 100,
    delay: Number(data.get('delay')),
  }).then((isSet) => {
    find('#faults output').textContent = isSet ? 'Applied.' : 'That was not accepted.';
  });
});

let isFilled = false;

async function refresh(): Promise<void> {
  let state: State;
  try {
    state = (await (await fetch('/state')).json()) as State;
  } catch {
    tell('bad', 'The program does not answer.');
    return;
  }
  if (!isFilled) fill(state);
  if (state.needsSecret) tell('wait', 'The secret is missing: enter what the back office has issued.');
  else if (!state.last) tell('wait', 'No call yet: open a game in the lobby of the site.');
  else if (state.last.kind === 'unknown')
    tell('bad', `The last call had no answer that counts: ${state.last.code}.`);
  else tell('good', `Connected: the site answered at ${time(state.last.at)}.`);
  find('#waiting').replaceChildren(
    ...(state.waiting.length > 0
      ? state.waiting.map(({ operation, id }) => item(`${operation} ${id}`))
      : [item('None')]),
  );
  find('#calls').replaceChildren(
    ...state.calls.map(({ at, path, kind, code, message, milliseconds }) => {
      const row = document.createElement('tr');
      row.dataset.kind = kind;
      for (const text of [time(at), path, message ? `${code}: ${message}` : code, String(milliseconds)])
        row.insertCell().textContent = text;
      return row;
    }),
  );
}

/** The switches as they are when the page is opened; later they are the operator's. */
function fill({ faults, wallet }: State): void {
  isFilled = true;
  for (const box of faultForm.querySelectorAll<HTMLInputElement>('[name=fault]'))
    box.checked = faults.includes(box.value);
  find<HTMLSelectElement>('[name=walletFault]').value = wallet.fault ?? '';
  find<HTMLInputElement>('[name=percent]').value = String(wallet.percent);
  find<HTMLInputElement>('[name=delay]').value = String(wallet.delay);
}

function tell(kind: 'good' | 'wait' | 'bad', text: string): void {
  const state = find<HTMLElement>('#state');
  state.dataset.kind = kind;
  if (state.textContent !== text) state.textContent = text;
}

function item(text: string): HTMLLIElement {
  const made = document.createElement('li');
  made.textContent = text;
  return made;
}

const time = (at: number) => new Date(at).toLocaleTimeString('en-GB');

void refresh();
setInterval(() => void refresh(), 3000);
