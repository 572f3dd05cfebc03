// Refused: typescript/ban-ts-comment (2), typescript/consistent-type-imports, typescript/no-duplicate-enum-values,
// typescript/no-empty-object-type, typescript/no-explicit-any, typescript/no-extra-non-null-assertion, typescript/no-misused-new,
// typescript/no-namespace (2), typescript/no-non-null-asserted-optional-chain, typescript/no-require-imports,
// typescript/no-this-alias, typescript/no-unnecessary-type-constraint, typescript/no-unsafe-declaration-merging,
// typescript/no-unsafe-function-type, typescript/no-wrapper-object-types, typescript/prefer-as-const,
// typescript/prefer-namespace-keyword, typescript/triple-slash-reference
/// <reference path="./language.ts" />

import { Readable } from 'node:stream';
import net = require('node:net');

// @ts-ignore
export const port: string = net.constants;
// @ts-expect-error
export const text: string = 1;
// @ts-expect-error -- It has a reason.
export const reasoned: string = 1;
export const readAll = (stream: Readable) => stream.toArray();

export enum Twice {
  One = 1,
  Two = 1,
}

export type Nothing = {};
export const anything = (value: any) => value as object;
export const twice = (value?: { part: string }) => value!!.part;
export const asserted = (value?: { part: string }) => value?.part!;

export interface Made {
  new (): Made;
}

export namespace Space {
  export const one = 1;
}
export module Old {
  export const one = 1;
}

export class Self {
  escape() {
    const self = this;
    return () => self;
  }
}

export const same = <T extends unknown>(value: T) => value;

export interface Merged {
  part: string;
}
export class Merged {}

export type Call = Function;
export type Text = String;
export const literal = 'one' as 'one';
