import { APPROVAL_LIMITS, APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ApprovalRequested } from './approval.events.js';
import type { ApprovalPlaceCommand, TakeApprovalPlace } from './approval-place.commands.js';
import type { ApprovalPlaceEvent } from './approval-place.events.js';

type Waiting = readonly { readonly approvalId: string; readonly until: string }[];

/** How many requests of a kind wait about a member, or about the house: whoever comes second to the last place is refused, also in another process. */
const approvalPlace: Decider<Waiting, ApprovalPlaceCommand, ApprovalPlaceEvent> = {
  initial: [],
  evolve(state, { type, data: { approvalId, ...data } }) {
    const others = state.filter((one) => one.approvalId !== approvalId);
    return type === 'ApprovalPlaceTaken' && 'until' in data ? [...others, { approvalId, until: String(data.until) }] : others;
  },
  decide(command, state) {
    if (command.type === 'TakeApprovalPlace') return take(command, state);
    const { place, approvalId } = command.data;
    return state.some((one) => one.approvalId === approvalId) ? [{ type: 'ApprovalPlaceLeft', data: { place, approvalId } }] : [];
  },
};

export const alreadyWaits = () => new RuleViolation('approval.already', APPROVAL_TEXT.already, null, 'conflict');

/** What waits no longer than until now leaves its place, whether or not that is recorded. */
function take({ data: { most, ...taken }, origin: { at } }: TakeApprovalPlace, state: Waiting): readonly ApprovalPlaceEvent[] {
  const waiting = state.filter(({ until }) => until > at);
  if (waiting.some(({ approvalId }) => approvalId === taken.approvalId)) return [];
  if (waiting.length < most) return [{ type: 'ApprovalPlaceTaken', data: taken }];
  throw most === 1 ? alreadyWaits() : new RuleViolation('approval.too-many', APPROVAL_TEXT.tooMany, null, 'conflict');
}

/** One request of a kind about a member is enough: which of two would be confirmed nobody could tell. */
export const placeOf = ({ kind, about }: Pick<ApprovalRequested['data'], 'kind' | 'about'>): { place: string; most: number } =>
  about === null ? { place: kind, most: APPROVAL_LIMITS.waiting } : { place: `${kind}.${about}`, most: 1 };

/** `approval-place-<kind>` and `approval-place-<kind>.<member id>` */
export const approvalPlaceStream: StreamType<Waiting, ApprovalPlaceCommand, ApprovalPlaceEvent> = {
  category: 'approval-place',
  decider: approvalPlace,
  events: { ApprovalPlaceTaken: { schema: 1 }, ApprovalPlaceLeft: { schema: 1 } },
};
