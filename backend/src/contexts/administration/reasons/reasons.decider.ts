import { CANNED_LIMITS, CANNED_TEXT, cannedProblems } from '../../../../contracts/canned-reasons.js';
import { foldText } from '../../../../contracts/folding.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { AddCannedReason, CannedReasonCommand, ChangeCannedReason } from './reasons.commands.js';
import type { CannedReasonAdded, CannedReasonEvent } from './reasons.events.js';

type Written = CannedReasonAdded['data'];
interface Kept extends Omit<Written, 'adminId'> {
  readonly retired: boolean;
}
/** Every reason that was ever written, by its id. */
export type CannedReasons = ReadonlyMap<string, Kept>;

/** They stand in one stream: that no two in use have one title is a rule over all of them. */
export const cannedReasons: Decider<CannedReasons, CannedReasonCommand, CannedReasonEvent> = {
  initial: new Map(),
  evolve(state, { type, data }) {
    const reasons = new Map(state);
    const before = reasons.get(data.reasonId);
    if (type === 'CannedReasonAdded' || type === 'CannedReasonChanged') {
      const { adminId: _, ...written } = data;
      reasons.set(data.reasonId, { ...written, retired: before?.retired ?? false });
    } else if (before) reasons.set(data.reasonId, { ...before, retired: type === 'CannedReasonRetired' });
    return reasons;
  },
  decide(command, state) {
    switch (command.type) {
      case 'AddCannedReason':
        return add(command, state);
      case 'ChangeCannedReason':
        return change(command, state);
      case 'RetireCannedReason': {
        const { reasonId, retired, adminId } = command.data;
        const before = known(state, reasonId);
        if (before.retired === retired) return [];
        if (!retired) refuseSurplus(state, before);
        return [{ type: retired ? 'CannedReasonRetired' : 'CannedReasonRestored', data: { reasonId, adminId } }];
      }
    }
  },
};

function add({ data }: AddCannedReason, state: CannedReasons): readonly CannedReasonEvent[] {
  const written = clean(data);
  refuseSurplus(state, written);
  return [{ type: 'CannedReasonAdded', data: written }];
}

function change({ data }: ChangeCannedReason, state: CannedReasons): readonly CannedReasonEvent[] {
  const before = known(state, data.reasonId);
  const written = clean(data);
  if (!before.retired) refuseTwin(state, written);
  const isSame = (['title', 'clause', 'reason', 'text', 'place'] as const).every((field) => before[field] === written[field]);
  return isSame ? [] : [{ type: 'CannedReasonChanged', data: written }];
}

function clean({ title, clause, reason, text, place, reasonId, adminId }: AddCannedReason['data']): Written {
  refuseProblems('canned-reason.invalid', cannedProblems({ title, clause, reason, text, place }));
  return { reasonId, title: title.trim(), clause: clause?.trim() || null, reason, text: text.trim(), place, adminId };
}

function refuseSurplus(state: CannedReasons, wanted: Pick<Kept, 'reasonId' | 'title'>): void {
  refuseTwin(state, wanted);
  if ([...state.values()].filter(({ retired }) => !retired).length >= CANNED_LIMITS.reasons)
    throw new RuleViolation('canned-reason.full', CANNED_TEXT.full, null, 'conflict');
}

function refuseTwin(state: CannedReasons, { reasonId, title }: Pick<Kept, 'reasonId' | 'title'>): void {
  const isTwin = (other: Kept) => !other.retired && other.reasonId !== reasonId && foldText(other.title) === foldText(title);
  if ([...state.values()].some(isTwin)) throw new RuleViolation('canned-reason.twin', CANNED_TEXT.titleTaken, { title: CANNED_TEXT.titleTaken });
}

function known(state: CannedReasons, reasonId: string): Kept {
  const found = state.get(reasonId);
  if (!found) throw new RuleViolation('canned-reason.unknown', CANNED_TEXT.unknown, null, 'not-found');
  return found;
}

/** The one stream `canned-reasons`. */
export const REASONS_ID = 'reasons';
export const reasonsStream: StreamType<CannedReasons, CannedReasonCommand, CannedReasonEvent> = {
  category: 'canned',
  decider: cannedReasons,
  events: { CannedReasonAdded: { schema: 1 }, CannedReasonChanged: { schema: 1 }, CannedReasonRetired: { schema: 1 }, CannedReasonRestored: { schema: 1 } },
};
