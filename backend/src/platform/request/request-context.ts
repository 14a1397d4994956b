import { AsyncLocalStorage } from 'node:async_hooks';
import type { WriteObserver } from '../../kernel/event-store.js';
import { type Caller, GUEST } from '../callers/caller.js';

/** What is known of the request that is being answered, wherever the code is. */
export interface RequestContext {
  readonly correlationId: string;
  readonly written: Written;
  /** Who asks; a guest until the guard has found out. */
  caller: Caller;
  /** Set while a request with an idempotency key is answered: ids are then made from it. */
  repeatable: { readonly startedAt: number; next(): string } | null;
}

/** The facts that a request wrote, or found written where it would have written them: what its answer has to show. */
export class Written implements WriteObserver {
  /** Types, each with the highest position. */
  readonly facts = new Map<string, number>();
  /** Where the first thing stands that this request itself wrote, or null. */
  first: number | null = null;
  /** Whether something stood there already, so that what follows from it need not come from this request. */
  hasFound = false;

  /** Highest position, or 0 when there is nothing to show. */
  get position(): number {
    return Math.max(0, ...this.facts.values());
  }

  written(position: number, type: string): void {
    this.first = Math.min(position, this.first ?? position);
    this.note(position, type);
  }

  found(position: number, type: string): void {
    this.hasFound = true;
    this.note(position, type);
  }

  private note(position: number, type: string): void {
    this.facts.set(type, Math.max(position, this.facts.get(type) ?? 0));
  }
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Notes who asks, once that is known. */
export function noteCaller(caller: Caller): void {
  const context = requestContext.getStore();
  if (context) context.caller = caller;
}

/** Whose eyes an answer is for; what is made outside of a request is for everybody's. */
export const readerNow = (): Caller => requestContext.getStore()?.caller ?? GUEST;

/** Notes facts on the request that caused them, so that its answer waits for what shows them. */
export const noteWritten: WriteObserver = {
  written: (position, type) => requestContext.getStore()?.written.written(position, type),
  found: (position, type) => requestContext.getStore()?.written.found(position, type),
};
