import type { DomainEvent } from '../../../kernel/event.js';

/** `chosen`: by its member. `signed_out`: the session has ended. `gone`: the browser's server knows it no more. `moved`: the same browser is another session's now. */
export type PushEnd = 'chosen' | 'signed_out' | 'gone' | 'moved';

/** `mark`: a keyed digest of the address, by which the same browser is known again. Address and keys are kept as secrets of their member alone. */
export type PushTurnedOn = DomainEvent<'PushTurnedOn', { memberId: string; sessionId: string; mark: string }>;
export type PushTurnedOff = DomainEvent<'PushTurnedOff', { memberId: string; sessionId: string; mark: string; why: PushEnd }>;

export type PushEvent = PushTurnedOn | PushTurnedOff;
