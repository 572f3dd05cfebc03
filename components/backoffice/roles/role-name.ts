import type { ShippedRole } from '@/lib/backoffice/operators/constants';

interface NamedRole {
  code: ShippedRole | null;
  name: string;
}

/** Translates within the namespace `backoffice-operators`. */
type Translate = (key: string) => string;

/** The name of a role: a shipped one has a message, an own one the name that operators gave it. */
export const roleName = (t: Translate, { code, name }: NamedRole): string =>
  code ? t(`shipped.${code}.name`) : name;

/** What a permission allows. */
export const permissionName = (t: Translate, permission: string): string => t(`permissions.${permission}`);
