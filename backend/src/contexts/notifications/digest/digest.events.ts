import type { DigestKind } from '../../../../contracts/notifications.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** Everybody who was told anything in a period has been looked at; `to` (ISO time) is its end. */
export type DigestsPrepared = DomainEvent<'DigestsPrepared', { kind: DigestKind; to: string }>;
export type DigestSent = DomainEvent<'DigestSent', { memberId: string; kind: DigestKind; to: string; rows: number }>;

export type DigestEvent = DigestsPrepared | DigestSent;
