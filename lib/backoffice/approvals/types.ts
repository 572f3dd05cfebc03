import type { z } from 'zod';
import type { Db, Tx } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import type { Permission } from '../constants';
import type { Actor } from '../types';

/** A value that the queue shows: an amount is a decimal string with its currency. Its name is a message (README). */
export type FactValue =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | { readonly amount: string; readonly currency: string };
export type Facts = Readonly<Record<string, FactValue>>;

/** What an action would change: the same names in both. */
export interface Change {
  before: Facts;
  after: Facts;
}

/** The amount above which an action needs two operators. Operators change it on the page "Rules", which needs two of them too. */
export interface Threshold {
  /** The key of its flag (lib/content). */
  key: string;
  /** A decimal string in the site's currency; '0': always two operators; '': one is enough. */
  shipped: string;
  /** Whether it may be empty. */
  mayBeEmpty: boolean;
  /** If it counts points instead of money. */
  unit?: 'points';
}

/** When an action needs two operators. */
export type ApprovalRule<Payload, State = never> =
  | { kind: 'always' }
  | {
      kind: 'above';
      threshold: Threshold;
      amount: (payload: Payload) => Amount;
      /**
       * What an operator has done of it for the member since a moment, as a sum without signs. It counts too, so that nobody stays below the
       * threshold by many small amounts. The member is locked meanwhile.
       */
      recent?: {
        member: (state: State) => bigint;
        sum: (tx: Tx, by: { operatorId: bigint; memberId: bigint; since: Date }) => Promise<Amount>;
      };
      /**
       * What an operator has done of it alone since a moment, for anybody, as a sum without signs. It counts too. The operator is locked
       * meanwhile. The call itself, if it is a repeated one, is left out; so is what two operators have done.
       */
      daily?: (
        tx: Tx,
        by: { operatorId: bigint; since: Date },
        payload: Payload,
        state: State,
      ) => Promise<Amount>;
      /**
       * If no sum of its own exists (`daily`): what an operator decides of it alone is recorded, and what they decided alone within the last day
       * counts too. `each`: every decision; `subject`: the largest of each other subject, because a subject that is decided anew gives
       * nothing twice.
       */
      counted?: 'each' | 'subject';
      /** The actions whose decisions count together, this one included. Without this it counts by itself. */
      countedWith?: readonly string[];
      /** Whether it changes what is given. If not, it is compared with the threshold by itself and not recorded. Without this it always does. */
      changes?: (state: State) => boolean;
    };

/** What is stored of a request: JSON, which `payload` parses to itself. Amounts and ids are strings. */
export type PayloadValue = string | number | boolean | null | readonly PayloadValue[];
export type Payload = Readonly<Record<string, PayloadValue>>;

/** The request that an action is performed for, if two operators were needed. */
export interface ApprovedRequest {
  id: bigint;
  requestedBy: bigint;
  reason: string;
}

/**
 * An action that one operator may have to request and another one to approve. `submit` (commands.ts) decides which, and calls the
 * functions in this order, in one database transaction: `load`, `describe`, and if it is performed `perform`. For an approved request
 * they are called again with the stored payload, so that everything is validated at the moment when it happens.
 */
export interface ApprovalAction<Input extends Payload = Payload, State = unknown, Outcome = unknown> {
  /** Also the action of its audit entry: `balance.adjust`. Its texts: backoffice-approvals.actions.<name>. */
  name: string;
  /** Needed to request, to approve and to reject it. */
  permission: Permission;
  /** Validates the payload. Its output is what it takes: no transformation, and errors are codes of fields. */
  payload: z.ZodType<Input, Input>;
  rule: ApprovalRule<Input, State>;
  /** What it acts on, as the audit log names it: `member:7`. Only one request for it waits at a time. */
  subject: (payload: Input) => string;
  /** Reads what `describe` and `perform` need. Throws an AppError if the action is not possible (now). */
  load: (db: Db, payload: Input) => Promise<State>;
  /** What would change. Pure. */
  describe: (payload: Input, state: State) => Change;
  /**
   * Does it, in the given database transaction. It writes no audit entry and opens no transaction of its own. `actor` is the operator
   * who approves, or who acts alone; then there is no `request`. Throws an AppError to refuse it: nothing is changed, and the request
   * goes on waiting.
   */
  perform: (
    tx: Tx,
    actor: Actor,
    payload: Input,
    state: State,
    request: ApprovedRequest | undefined,
  ) => Promise<Outcome>;
  /** After the commit: notifies open pages or caches. */
  committed?: (payload: Input, outcome: Outcome) => void | Promise<void>;
}

export type ApprovalStatus = 'pending' | 'performed' | 'rejected' | 'withdrawn' | 'expired';

/** A request as the queue shows it. */
export interface Approval {
  id: bigint;
  action: string;
  subject: string;
  payload: unknown;
  /** As it was when it was requested. */
  change: Change;
  reason: string;
  requestedBy: { id: bigint; account: string };
  requestedAt: Date;
  endsAt: Date;
  status: ApprovalStatus;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

/** The result of `submit`. */
export type Submitted<Outcome> =
  { status: 'performed'; outcome: Outcome } | { status: 'requested'; id: string };
