import type { FaultKind } from '../../../../contracts/audit.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** The installation vouches for the first `size` facts; its time is the fact's own. `head`, `root`: hex; `publicKey`, `signature`: base64 (docs/audit-format.md). */
export type LogSealed = DomainEvent<'LogSealed', { size: number; head: string; root: string; publicKey: string; signature: string }>;

/** An operator has looked at what was wrong from `place` on: what stands there up to `upTo` counts from now on, as `head` says. */
export type LogGapAccepted = DomainEvent<
  'LogGapAccepted',
  { place: number; upTo: number; head: string; kind: FaultKind; reason: string; publicKey: string; signature: string }
>;

/** The whole log of so many facts was compared with its links and seals while it runs, and is what was recorded; `head`: hex. */
export type LogVerified = DomainEvent<'LogVerified', { facts: number; head: string }>;

/** From `place` on the log was found not to be what was recorded: since then every process only reads. `count`: of how many facts this is known. */
export type LogFaultFound = DomainEvent<'LogFaultFound', { kind: FaultKind; place: number; count: number }>;

export type ChainEvent = LogSealed | LogGapAccepted | LogVerified | LogFaultFound;
