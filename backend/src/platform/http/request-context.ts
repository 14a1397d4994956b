import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that is being answered, wherever the code is. */
export interface RequestContext {
  readonly correlationId: string;
  /** Highest position that this request wrote. */
  position: number;
  /** Set while a request with an idempotency key is answered: ids are then made from it. */
  repeatable: { readonly startedAt: number; next(): string } | null;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Notes a position on the request that caused it, so that the answer waits for the views. */
export const noteWritten = (position: number): void => {
  const context = requestContext.getStore();
  if (context && position > context.position) context.position = position;
};
