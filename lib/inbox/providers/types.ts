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
  /** The message's own name, the same at each try, so that a mail system that has it already can tell. */
  messageId: string;
}

/** Carries messages of one kind; gives its own name for what it took. Throws Refused where trying again is no use. */
export interface Provider<Message> {
  name: 'smtp' | 'twilio';
  send(message: Message): Promise<string | undefined>;
}

/** The provider has said no, and will say it again: a number that is none, an address that does not exist. */
export class Refused extends Error {}
