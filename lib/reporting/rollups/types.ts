/** Settlement days, both included (2026-01-31), in the settlement zone. */
export interface Days {
  from: string;
  until: string;
  zone: string;
}
