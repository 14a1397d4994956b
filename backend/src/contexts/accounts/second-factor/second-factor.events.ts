import type { DomainEvent } from '../../../kernel/event.js';

/** From now on a code of the member's authenticator app is asked for; its secret is in the vault under this id. */
export type TotpEnrolled = DomainEvent<'TotpEnrolled', { memberId: string; totpId: string }>;
export type TotpRemoved = DomainEvent<'TotpRemoved', { memberId: string; totpId: string }>;

/** A set of recovery codes takes the place of the one before; their digests are in the vault under the set's id. */
export type RecoveryCodesIssued = DomainEvent<'RecoveryCodesIssued', { memberId: string; setId: string; count: number }>;
/** `number` is the code's place in its set, from 0. */
export type RecoveryCodeUsed = DomainEvent<'RecoveryCodeUsed', { memberId: string; setId: string; number: number }>;

/** Somebody else had them made: none of the set is accepted any more. */
export type RecoveryCodesDropped = DomainEvent<'RecoveryCodesDropped', { memberId: string; setId: string }>;

/** `name` is null once the member was forgotten. */
export type PasskeyAdded = DomainEvent<'PasskeyAdded', { memberId: string; passkeyId: string; name: string | null }>;
export type PasskeyRenamed = DomainEvent<'PasskeyRenamed', { memberId: string; passkeyId: string; name: string | null }>;
export type PasskeyRemoved = DomainEvent<'PasskeyRemoved', { memberId: string; passkeyId: string }>;

/** An operator took everything away from somebody who has nothing of it left. `reason` is null once the member was forgotten. */
export type SecondFactorsDropped = DomainEvent<'SecondFactorsDropped', { memberId: string; reason: string | null; passkeyIds: readonly string[] }>;

export type SecondFactorEvent =
  | TotpEnrolled
  | TotpRemoved
  | RecoveryCodesIssued
  | RecoveryCodeUsed
  | RecoveryCodesDropped
  | PasskeyAdded
  | PasskeyRenamed
  | PasskeyRemoved
  | SecondFactorsDropped;

/** The code of one time step was accepted; it is accepted no second time. */
export type TotpCodeUsed = DomainEvent<'TotpCodeUsed', { memberId: string; totpId: string; step: number }>;
export type PasskeyUsed = DomainEvent<'PasskeyUsed', { memberId: string; passkeyId: string }>;

export type FactorUseEvent = TotpCodeUsed | PasskeyUsed;
