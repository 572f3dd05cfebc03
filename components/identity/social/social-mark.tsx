import type { SocialProvider } from '@/lib/identity/social/constants';
import { PROVIDER_NAMES } from './names';

/** A round mark with the first letter of the provider. We do not use the providers' logos. */
export function SocialMark({ provider }: { provider: SocialProvider }) {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full border border-hairline text-sm leading-none font-bold"
    >
      {PROVIDER_NAMES[provider][0]}
    </span>
  );
}
