import type { LineAudience } from './constants';

/** A message as its sender and operators see it. */
export interface LineMessage {
  id: bigint;
  audience: LineAudience;
  senderId: bigint;
  sender: string;
  /** The receiver of a message to one member. */
  receiverId: bigint | null;
  receiver: string | null;
  text: string;
  receivers: number;
  read: number;
  createdAt: Date;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

/** A message as its receiver reads it. */
export interface ReceivedLineMessage {
  id: bigint;
  /** The nickname of the sender; masked if it is the account name of somebody above. */
  from: string;
  /** Whether the sender was above the reader when it was sent. */
  fromAbove: boolean;
  text: string;
}
