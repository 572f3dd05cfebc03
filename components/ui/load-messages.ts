export type MessageTree = { [key: string]: string | MessageTree };

const requests = new Map<string, Promise<MessageTree>>();

async function fetchNamespace(locale: string, namespace: string): Promise<MessageTree> {
  const response = await fetch(`/messages/${locale}/${namespace}`);
  if (!response.ok) throw new Error(`messages ${namespace}: ${response.status}`);
  return (await response.json()) as MessageTree;
}

/**
 * Fetches message namespaces of a language, once per page and combination. A part that knows early what it will need calls it before its code is
 * loaded. Rejects if the network fails.
 */
export function loadMessages(locale: string, namespaces: readonly string[]): Promise<MessageTree> {
  const key = `${locale}:${namespaces.join()}`;
  let promise = requests.get(key);
  if (!promise) {
    promise = Promise.all(
      namespaces.map(async (name) => [name, await fetchNamespace(locale, name)] as const),
    ).then((entries) => Object.fromEntries(entries));
    // A failed fetch is not cached; the next opening tries again.
    promise.catch(() => requests.delete(key));
    requests.set(key, promise);
  }
  return promise;
}
