import { createTransport } from 'nodemailer';
import { RejectedByProvider, type MailText, type Provider } from './types';

/** Sends by a mail server (smtp:// or smtps:// with user, password, host and port); `from` is the sender. */
export function createSmtpProvider(url: string, from: string): Provider<MailText> {
  const transport = createTransport(url, { from });
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
