// Refused: react/rules-of-hooks (3), react/exhaustive-deps (2), react/rule-suppression
import { useCallback, useEffect, useState } from 'react';

declare const rows: string[];

export function Conditional({ isOn }: { isOn: boolean }) {
  if (isOn) useState(0);
  return null;
}

export function Loop() {
  for (const row of rows) useState(row);
  return null;
}

export function Late({ isOn }: { isOn: boolean }) {
  if (isOn) return null;
  const [state] = useState(0);
  return state;
}

export function Stale({ name }: { name: string }) {
  useEffect(() => {
    document.title = name;
  }, []);
  const rename = useCallback(() => name, []);
  return <p onClick={rename} />;
}

export function Suppressed({ name }: { name: string }) {
  useEffect(() => {
    document.title = name;
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
