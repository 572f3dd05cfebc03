/** Translates an action of the audit log; returns its code if it has no translation. */
export function actionName(t: { (key: string): string; has(key: string): boolean }, action: string): string {
  return t.has(`actions.${action}`) ? t(`actions.${action}`) : action;
}
