// Refused: react/error-boundaries, react/globals, react/immutability (2), react/incompatible-library,
// react/preserve-manual-memoization, react/purity (3), react/refs (2), react/set-state-in-effect (2), react/set-state-in-render,
// react/static-components, react/unsupported-syntax, react/use-memo, react/void-use-memo
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';

interface Row {
  name: string;
}
declare const makeRow: () => Row;
declare const makeRows: () => Row[];
declare const change: (value: unknown) => void;
let seen = 0;

export function SetInEffect({ value }: { value: number }) {
  const [copy, setCopy] = useState(0);
  useEffect(() => {
    setCopy(value);
  }, [value]);
  return <p>{copy}</p>;
}

export function SetInEffectByCall({ value }: { value: number }) {
  const [copy, setCopy] = useState(0);
  const change = () => setCopy(value);
  useEffect(() => {
    change();
  });
  return <p>{copy}</p>;
}

export function SetInRender() {
  const [count, setCount] = useState(0);
  setCount(count + 1);
  return <p>{count}</p>;
}

export function ReadRef() {
  const ref = useRef(0);
  return <p>{ref.current}</p>;
}

export function WriteRef() {
  const ref = useRef(0);
  ref.current = 1;
  return <p />;
}

export function Impure() {
  const [first] = useState(Math.random());
  return (
    <p>
      {first} {Date.now()} {new Date().getTime()}
    </p>
  );
}

export function MutatedProps({ row }: { row: Row }) {
  row.name = '';
  return <p>{row.name}</p>;
}

export function MutatedState() {
  const [row] = useState(makeRow);
  row.name = '';
  return <p>{row.name}</p>;
}

export function Global() {
  seen = seen + 1;
  return <p>{seen}</p>;
}

export function Inner() {
  const Part = () => <p />;
  return <Part />;
}

export function Caught({ children }: { children: ReactNode }) {
  try {
    return <p>{children}</p>;
  } catch {
    return null;
  }
}

export function Incompatible() {
  const { watch } = useForm();
  return <p>{watch('name')}</p>;
}

export function Unpreserved({ row }: { row: Row }) {
  const rows = makeRows();
  rows.push(row);
  const read = useCallback(() => rows, [rows]);
  const both = [read];
  change(both);
  return <p />;
}

export function MemoArgument({ value }: { value: number }) {
  const double = useMemo((given: number) => given + value, [value]);
  return <p>{double}</p>;
}

export function MemoNothing({ value }: { value: number }) {
  const nothing = useMemo(() => {
    console.error(value);
  }, [value]);
  return <p>{nothing}</p>;
}

export function Unsupported({ code }: { code: string }) {
  return <p>{eval(code)}</p>;
}
