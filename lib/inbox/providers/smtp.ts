import { createTransport } from 'nodemailer';
import { Refused, type MailText, type Provider } from './types';

/** A mail server (smtp:// or smtps:// with user, password, host and port); `from` is the sender. */
export function smtp(url: string, from: string): Provider<MailText> {
  const transport = createTransport(url, { from });
  return {
    name: 'smtp',
    async send({ to, subject, text, html, messageId }) {
      try {
        const sent = await transport.sendMail({
          // An object, so that an address with a comma in it is one address, not a list.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          // RFC 3834: nobody's absence note comes back to us.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return sent.messageId;
      } catch (error) {
        const { responseCode, message } = error as { responseCode?: number; message: string };
        if (responseCode !== undefined && responseCode >= 500 && responseCode < 600)
          throw new Refused(message);
        throw error;
      }
    },
  };
}
