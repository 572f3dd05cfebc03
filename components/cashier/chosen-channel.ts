import type { Channel } from './types';

/** The channel that the member has chosen, if it is open; otherwise the first open one, or the first. There is at least one. */
export function chosenChannel(channels: readonly Channel[], code: string | undefined): Channel {
  const open = channels.filter(({ isOpen }) => isOpen);
  return open.find((channel) => channel.code === code) ?? open[0] ?? channels[0]!;
}
