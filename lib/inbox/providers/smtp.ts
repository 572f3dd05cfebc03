import { createTransport } from 'nodemailer';
import { RejectedByProvider, type MailText, type Provider } from './types';

/** The sender of emails. As an object, a comma in the name makes no second address. */
export interface MailSender {
  name: string;
  address: string;
}

/** A mail server; an empty user means that it needs no login. */
export interface MailServer {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
}

/** Milliseconds until a server that does not answer counts as unreachable. */
const TIMEOUT_MS = 15_000;

/** Sends by a mail server; `from` is the sender. */
export function createSmtpProvider(server: MailServer, from: MailSender): Provider<MailText> {
  const { host, port, secure, user, password } = server;
  const transport = createTransport(
    {
      host,
      port,
      secure,
      ...(user && { auth: { user, pass: password } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  return {
    name: 'smtp',
    async send({ to, subject, text, html, messageId }) {
      try {
        const sent = await transport.sendMail({
          // As an object, an address with a comma is one address and not a list.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          // RFC 3834: prevents automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return sent.messageId;
      } catch (error) {
        const { responseCode, message } = error as { responseCode?: number; message: string };
        if (responseCode !== undefined && responseCode >= 500 && responseCode < 600)
          throw new RejectedByProvider(message);
        throw error;
      }
    },
  };
}
