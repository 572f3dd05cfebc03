/** The name of an action of the audit log in the reader's language; one that has none is shown as it is. */
export function actionName(t: { (key: string): string; has(key: string): boolean }, action: string): string {
  return t.has(`actions.${action}`) ? t(`actions.${action}`) : action;
}
