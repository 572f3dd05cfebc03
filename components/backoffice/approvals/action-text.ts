interface Translate {
  (key: string): string;
  has(key: string): boolean;
}

/** The name of an action that may need two operators; `t` is of the namespace `backoffice-approvals`. */
export const approvalActionName = (t: Translate, action: string): string =>
  t.has(`actions.${action}.name`) ? t(`actions.${action}.name`) : action;

/** next-intl reads a dot in a message key as nesting. */
export const thresholdKey = (key: string): string => key.replaceAll('.', '-');
