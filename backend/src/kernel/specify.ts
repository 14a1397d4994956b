import type { Command } from './command.js';
import type { Decider } from './decider.js';
import type { DomainEvent } from './event.js';
import { fold } from './event-store.js';
import { RuleViolation } from './rule-violation.js';

interface Expectation<E> {
  then(...events: E[]): void;
  thenNothing(): void;
  thenRefused(code: string): void;
}

/** Given past events, when a command comes, then these events follow, or nothing, or a refusal with this code. */
export const specify =
  <S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>) =>
  (...past: E[]) => ({
    when(command: C): Expectation<E> {
      const decide = () => [...decider.decide(command, fold(decider, past))];
      return {
        then: (...events) => assertSame(decide(), events),
        thenNothing: () => assertSame(decide(), []),
        thenRefused: (code) => assertSame(refusalOf(decide), code),
      };
    },
  });

function refusalOf(decide: () => unknown): string {
  try {
    return `nothing refused, but: ${JSON.stringify(decide())}`;
  } catch (error) {
    if (error instanceof RuleViolation) return error.code;
    throw error;
  }
}

function assertSame(actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value, null, 2));
  if (is !== should) throw new Error(`expected ${should}\nbut got ${is}`);
}
