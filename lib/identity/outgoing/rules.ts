/** Masks a recipient so that an operator can recognise it but not use it: +66•••••78, m•••@example.com. */
export function maskRecipient(channel: 'email' | 'sms', to: string): string {
  if (channel === 'sms') return `${to.slice(0, 3)}•••••${to.slice(-2)}`;
  const at = to.lastIndexOf('@');
  return at < 1 ? '•••' : `${[...to][0]}•••${to.slice(at)}`.slice(0, 320);
}
