/** Translates an action of the audit log; returns its code if it has no translation. */
export function actionName(t: { (key: string): string; has(key: string): boolean }, action: string): string {
  return t.has(`actions.${action}`) ? t(`actions.${action}`) : action;
}

interface Tree {
  [key: string]: string | Tree;
}

/** Every action of the audit log that has a name, to choose from, sorted by name. `messages` has the namespace `backoffice`. */
export function actionOptions(messages: Tree, locale: string): { value: string; label: string }[] {
  const { actions = {} } = messages.backoffice as { actions?: Tree };
  const walk = (tree: Tree, prefix: string): { value: string; label: string }[] =>
    Object.entries(tree).flatMap(([key, entry]) =>
      typeof entry === 'string' ? [{ value: prefix + key, label: entry }] : walk(entry, `${prefix}${key}.`),
    );
  return walk(actions, '').sort((one, other) => one.label.localeCompare(other.label, locale));
}
