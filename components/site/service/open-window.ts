import { SERVICE_PATH, SERVICE_WINDOW, type ServiceType } from '@/lib/content/service/constants';

export interface ServiceWay {
  csType: ServiceType;
  /** Sealed. */
  path: string;
}

export const serviceAddress = ({ path }: ServiceWay): string => `${SERVICE_PATH}/${path}`;

/** Opens a channel in a window of its own size (product.md §9), in the middle of the screen. True where the browser let it. */
export function openServiceWindow(way: ServiceWay): boolean {
  const { width, height } = SERVICE_WINDOW;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const opened = window.open(
    serviceAddress(way),
    'customer-service',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  // What opens there is the operator's provider, who has no business with our page.
  if (opened) opened.opener = null;
  return opened !== null;
}
