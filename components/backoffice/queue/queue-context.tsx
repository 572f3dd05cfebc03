'use client';

import { createContext, useContext } from 'react';

export interface Selection {
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects every row of the page, or none if all are selected. */
  toggleAll(): void;
  isWhole: boolean;
  canSelect: boolean;
}

/** The selected rows of the queue around a component. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

export const useSelection = () => useContext(SelectionContext);
