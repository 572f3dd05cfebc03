import { SERVICE_PATH, SERVICE_WINDOW, type ServiceType } from '@/lib/content/service/constants';

export interface SupportChannel {
  csType: ServiceType;
  /** Encrypted by the server. */
  path: string;
}

export const supportChannelPath = ({ path }: SupportChannel): string => `${SERVICE_PATH}/${path}`;

/** Opens a support channel in a window in the middle of the screen. Returns whether the browser allowed it. */
export function openServiceWindow(channel: SupportChannel): boolean {
  const { width, height } = SERVICE_WINDOW;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const opened = window.open(
    supportChannelPath(channel),
    'customer-service',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  // The window shows the operator's provider, which must not access our page.
  if (opened) opened.opener = null;
  return opened !== null;
}
