import { ActivityCard } from './activity-card';
import { PasskeysCard } from './passkeys-card';
import { SocialCard } from './social-card';
import { TotpCard } from './totp-card';

/**
 * The cards of the page My account about second factors, social accounts and recent activity. They need the message
 * namespaces `factors` and `social`.
 */
export function SecurityCards() {
  return (
    <>
      <div className="grid gap-5 xl:grid-cols-2">
        <PasskeysCard />
        <TotpCard />
      </div>
      <SocialCard />
      <ActivityCard />
    </>
  );
}
