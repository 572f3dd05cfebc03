// Refused: react/exhaustive-deps
import { useEffect, useState } from 'react';

export function useTestDatabase(isOn: boolean, name: string) {
  if (isOn) useState(0);
  useEffect(() => {
    document.title = name;
  }, []);
}
