import type { DomainEvent } from '../../../kernel/event.js';

/** `due` (ISO time) is when the account ends unless the member changes their mind. */
export type AccountDeletionRequested = DomainEvent<'AccountDeletionRequested', { memberId: string; keepContent: boolean; due: string }>;
export type AccountDeletionCancelled = DomainEvent<'AccountDeletionCancelled', { memberId: string }>;
/** The account has ended: nobody signs in to it any more, and no view may know who it was. `unverified`: it had never come into use. */
export type AccountErased = DomainEvent<'AccountErased', { memberId: string; keepContent: boolean; unverified?: true }>;
/** Names, password, tokens, files and the key are gone: what the log says of the person cannot be read again. */
export type MemberForgotten = DomainEvent<'MemberForgotten', { memberId: string }>;

export type ErasureEvent = AccountDeletionRequested | AccountDeletionCancelled | AccountErased | MemberForgotten;
