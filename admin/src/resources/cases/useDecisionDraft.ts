import type { CannedReason } from '@contracts/canned-reasons';
import { type CaseDecisionRequest, type CaseDetails, isOnContent } from '@contracts/cases';
import { type ModerationAction, REASON_LABEL, REPORT_REASONS, type ReportReason } from '@contracts/moderation';
import type { ProfileField } from '@contracts/profile-fields';
import { useState } from 'react';
import { draftOf } from '../../desk/draft';
import { useReasons as useCannedReasons } from '../settings/useHouse';
import { lengthsOf, toggled, withholdable } from './verbs';

/** A reason of the list: one of those that were written once, or the bare reason of a report. */
export interface Reason {
  id: string;
  title: string;
  reason: ReportReason;
  clause: string | null;
  /** What the member reads unless the moderator writes something else. */
  text: string;
}

interface Chosen {
  reasonId: string;
  actions: ModerationAction[];
  /** Of a profile: what is hidden or deleted; undefined until chosen: all of it. */
  fields?: ProfileField[];
  dismisses: boolean;
  /** Undefined until a length was chosen: the usual one. */
  minutes?: number | null;
  message: string;
  staffNote: string;
  also: string[];
  /** The last decision that the moderator saw when they began; undefined until they do. */
  after?: string;
  /** As which they saw the content then. */
  seen?: number;
}

const bare: Reason[] = REPORT_REASONS.map((reason) => ({ id: reason, title: REASON_LABEL[reason], reason, clause: null, text: '' }));
const cannedIn = ({ id, title, reason, clause, text }: CannedReason): Reason => ({ id, title, reason, clause, text });

/** The reasons that may be given, those that were reported first. */
export function useReasons(reported: ReportReason | undefined): Reason[] {
  const { data = [] } = useCannedReasons(false);
  const all = [...data.map(cannedIn), ...bare];
  return [...all.filter(({ reason }) => reason === reported), ...all.filter(({ reason }) => reason !== reported)];
}

const NOTHING: Chosen = { reasonId: '', actions: [], dismisses: false, message: '', staffNote: '', also: [] };

export type DecisionDraft = ReturnType<typeof useDecisionDraft>;

/** What a moderator has chosen and written for a case: it outlives a reload, an undo, a failure, and somebody else's decision. */
export function useDecisionDraft(found: CaseDetails) {
  const reasons = useReasons(found.reason);
  const kept = draftOf(`case:${found.id}`);
  const [chosen, setChosen] = useState<Chosen>(() => ({
    ...NOTHING,
    ...(JSON.parse(kept.read() ?? '{}') as Partial<Chosen>),
  }));
  // What was decided on a report alone is no decision on the case, and has no id.
  const after = chosen.after ?? found.decisions.find(({ id }) => id !== null)?.id ?? '';
  const seen = chosen.seen ?? found.content_revision;
  const change = (changes: Partial<Chosen>) => {
    const next = { ...chosen, after, seen, ...changes };
    setChosen(next);
    kept.store(JSON.stringify(next));
  };
  const [first] = reasons;
  const reason = reasons.find(({ id }) => id === chosen.reasonId) ?? (first as Reason);
  const lengths = lengthsOf(chosen.actions, found.policy);
  const minutes = lengths ? (chosen.minutes === undefined ? lengths.preset : chosen.minutes) : null;
  const message = chosen.message.trim() || reason.text;
  const takes = chosen.actions.some(isOnContent);
  const fields = takes ? withholdable(found).filter((field) => chosen.fields?.includes(field) ?? field !== 'page') : [];

  return {
    ...chosen,
    reasons,
    reason,
    lengths,
    minutes,
    /** What will be sent to the member; nothing to whom nothing is done. */
    sent: chosen.dismisses ? '' : message,
    fields,
    takes,
    isChosen:
      chosen.dismisses ||
      (chosen.actions.length > 0 && !(takes && found.now.fields && fields.length === 0)) ||
      (chosen.actions.length === 0 && chosen.message.trim() !== ''),
    choose: (reasonId: string) => change({ reasonId }),
    toggle: (action: ModerationAction) => change({ actions: toggled(chosen.actions, action), dismisses: false, minutes: undefined }),
    pick: (field: ProfileField) => change({ fields: fields.includes(field) ? fields.filter((other) => other !== field) : [...fields, field] }),
    dismiss: () => change({ dismisses: !chosen.dismisses, actions: [], minutes: undefined }),
    last: (next: number | null) => change({ minutes: next }),
    write: (next: string) => change({ message: next, dismisses: false }),
    note: (next: string) => change({ staffNote: next }),
    close: (id: string) => change({ also: chosen.also.includes(id) ? chosen.also.filter((other) => other !== id) : [...chosen.also, id] }),
    forget: () => {
      setChosen(NOTHING);
      kept.clear();
    },
    /** Somebody else was faster, or the text was changed: what is decided from now on is decided with that in view. */
    lookAgain: () => change({ after: undefined, seen: undefined }),
    request: (): CaseDecisionRequest => {
      const also = found.others.filter(({ id }) => chosen.also.includes(id));
      return {
        verdict: chosen.dismisses ? 'dismissed' : 'upheld',
        reason: reason.reason,
        after,
        seen,
        ...(reason.clause ? { clause: reason.clause } : {}),
        ...(chosen.actions.length > 0 ? { actions: chosen.actions } : {}),
        ...(fields.length > 0 ? { fields } : {}),
        ...(lengths && minutes !== null ? { durationMinutes: minutes } : {}),
        ...(!chosen.dismisses && message ? { message } : {}),
        ...(chosen.staffNote.trim() ? { staffNote: chosen.staffNote.trim() } : {}),
        ...(also.length > 0 ? { alsoCloses: also.map(({ id }) => id), alsoSeen: also.map((other) => other.content_revision) } : {}),
      };
    },
  };
}
