/** Enough of a recipient for an operator to recognise it, too little to reach or to sell: +66•••••78, m•••@example.com. */
export function hintOf(channel: 'email' | 'sms', to: string): string {
  if (channel === 'sms') return `${to.slice(0, 3)}•••••${to.slice(-2)}`;
  const at = to.lastIndexOf('@');
  return at < 1 ? '•••' : `${[...to][0]}•••${to.slice(at)}`.slice(0, 320);
}
