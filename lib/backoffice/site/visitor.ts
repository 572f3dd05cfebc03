import type { Visitor } from '@/lib/content/gate/types';
import { requestCountry } from '@/lib/platform/http/client-country';

/** The operator as a visitor, whom region rules may not bar. */
export function visitorOf(request: Request, ip: string): Visitor {
  const country = requestCountry(request.headers);
  return { ip, country: () => country };
}
