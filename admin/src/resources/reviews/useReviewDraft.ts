import type { ModerationAction } from '@contracts/moderation';
import type { SampledDecision, SecondReviewRequest } from '@contracts/second-review';
import { useState } from 'react';
import { draftOf } from '../../desk/draft';
import { type Reason, useReasons } from '../cases/useDecisionDraft';
import { toggled } from '../cases/verbs';

interface Chosen {
  reasonId: string;
  actions: ModerationAction[];
  dismisses: boolean;
  note: string;
}
const NOTHING: Chosen = { reasonId: '', actions: [], dismisses: false, note: '' };

export type ReviewDraft = ReturnType<typeof useReviewDraft>;

/** What somebody would have decided; it outlives a reload. */
export function useReviewDraft({ id, seen_reports: reports }: SampledDecision) {
  const reasons = useReasons(reports.at(0)?.reason);
  const kept = draftOf(`second-review:${id}`);
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...NOTHING, ...(JSON.parse(kept.read() ?? '{}') as Partial<Chosen>) }));
  const change = (changes: Partial<Chosen>) => {
    const next = { ...chosen, ...changes };
    setChosen(next);
    kept.store(JSON.stringify(next));
  };
  const reason = reasons.find((one) => one.id === chosen.reasonId) ?? (reasons[0] as Reason);
  const note = chosen.note.trim();
  return {
    ...chosen,
    reasons,
    reason,
    isChosen: chosen.dismisses || chosen.actions.length > 0 || note !== '',
    choose: (reasonId: string) => change({ reasonId }),
    toggle: (action: ModerationAction) => change({ actions: toggled(chosen.actions, action), dismisses: false }),
    dismiss: () => change({ dismisses: !chosen.dismisses, actions: [] }),
    write: (next: string) => change({ note: next }),
    forget: () => kept.clear(),
    request: (): SecondReviewRequest => ({
      verdict: chosen.dismisses ? 'dismissed' : 'upheld',
      reason: reason.reason,
      actions: chosen.actions,
      ...(reason.clause ? { clause: reason.clause } : {}),
      ...(note ? { note } : {}),
    }),
  };
}
