import { ActivityCard } from './activity-card';
import { PasskeysCard } from './passkeys-card';
import { SocialCard } from './social-card';
import { TotpCard } from './totp-card';

/** What guards the account beside its password, for My account. Needs the message namespaces `factors` and `social`. */
export function Guards() {
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
