import type { DomainEvent } from '../../../kernel/event.js';

/** `place`: the kind and the member of a request, or the kind alone where it is about the house or about many. */
export type ApprovalPlaceTaken = DomainEvent<'ApprovalPlaceTaken', { place: string; approvalId: string; until: string }>;
export type ApprovalPlaceLeft = DomainEvent<'ApprovalPlaceLeft', { place: string; approvalId: string }>;

export type ApprovalPlaceEvent = ApprovalPlaceTaken | ApprovalPlaceLeft;
