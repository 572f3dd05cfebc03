export interface SmsText {
  /** E.164. */
  to: string;
  text: string;
}

export interface MailText {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The Message-ID, the same at each attempt, so that a mail system can detect duplicates. */
  messageId: string;
}

/**
 * Sends messages of one kind and returns the provider's id of the message. Throws RejectedByProvider if another attempt is
 * useless.
 */
export interface Provider<Message> {
  name: 'smtp' | 'twilio';
  send(message: Message): Promise<string | undefined>;
}

/** The provider rejects the message for good: an invalid number, an address that does not exist. */
export class RejectedByProvider extends Error {}
