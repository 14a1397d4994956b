import type { AppealOutcome } from '@contracts/appeal-outcomes';
import {
  APPEAL_LIMITS,
  APPEAL_TEXT,
  APPEAL_USUAL_WORDS,
  APPEAL_VERB,
  type AppealCase,
  type DecideAppealRequest,
  type DecidedContent,
  type DecidedSanction,
  isReworded,
  isTakenAway,
} from '@contracts/appeals';
import { type AppealEnding, appealEndingSentences } from '@contracts/case-message';
import { exactTime } from '@design/dates';
import { useState } from 'react';
import { draftOf } from '../../desk/draft';
import { changeable } from './appealWords';

export interface Verdict {
  outcome: AppealOutcome | null;
  /** The new end; null while none is chosen. */
  until: string | null;
  restores: boolean;
  /** What is written to the member; null while it is what is usually written. */
  words: string | null;
  staffNote: string;
}

const EMPTY: Verdict = { outcome: null, until: null, restores: false, words: null, staffNote: '' };

export const wordsOf = ({ outcome, words }: Verdict): string => words ?? (outcome ? APPEAL_USUAL_WORDS[outcome] : '');

/** Whether a decision can be made milder at all. */
export const isModifiable = ({ decision }: AppealCase): boolean => changeable(decision) !== undefined || isTakenAway(decision.content);

/** What is missing or wrong before it can be decided so; null when nothing is. */
export function verdictProblem(verdict: Verdict): string | null {
  const { outcome, until, restores, staffNote } = verdict;
  if (!outcome) return 'Bir sonuç seçin.';
  if (outcome === 'modified' && !until && !restores) return APPEAL_TEXT.nothingChanges;
  const words = wordsOf(verdict).trim();
  if (!words) return APPEAL_TEXT.wordsNeeded;
  if (words.length > APPEAL_LIMITS.message) return APPEAL_TEXT.wordsLong;
  return staffNote.trim().length > APPEAL_LIMITS.staffNote ? APPEAL_TEXT.staffNoteLong : null;
}

/** The name of the button that applies it. */
export function verdictLabel({ outcome, until, restores }: Verdict): string {
  if (outcome !== 'modified') return outcome ? APPEAL_VERB[outcome] : 'Sonuç seçin';
  if (until) return `Bitişi ${exactTime(until)} yap`;
  return restores ? 'İçeriği geri getir' : APPEAL_VERB.modified;
}

export function requestOf(verdict: Verdict, appeal: AppealCase): DecideAppealRequest | null {
  const { outcome, until, restores, staffNote } = verdict;
  if (!outcome || verdictProblem(verdict)) return null;
  const sanction = changeable(appeal.decision);
  const modified = outcome === 'modified' ? { ...(until && sanction && { kind: sanction.kind, until }), ...(restores && { restore_content: true }) } : {};
  return { outcome, ...modified, message: wordsOf(verdict).trim(), ...(staffNote.trim() && { staff_note: staffNote.trim() }) };
}

/** A suspension that the number of warnings led to falls with its warning, by policy. */
const isLifted = ({ kind, state, by_threshold }: DecidedSanction): boolean => state === 'in_force' && (kind === 'warned' || !by_threshold);

function backOf(outcome: Verdict['outcome'], restores: boolean, content: DecidedContent | null): AppealEnding['back'] {
  if (outcome === 'reversed' && isReworded(content)) return 'words';
  return isTakenAway(content) && (outcome === 'reversed' || (outcome === 'modified' && restores)) ? 'shown' : null;
}

/** What the member reads behind the words. */
export function followingWords({ outcome, until, restores }: Verdict, appeal: AppealCase): string {
  const sanction = changeable(appeal.decision);
  const { content, sanctions } = appeal.decision;
  const ending: AppealEnding = {
    lifts: outcome === 'reversed' && sanctions.some(isLifted),
    changes: outcome === 'modified' && until && sanction ? [{ kind: sanction.kind, until }] : [],
    back: backOf(outcome, restores, content),
    withoutOther: appeal.despite_no_other,
  };
  return appealEndingSentences(ending, exactTime).join(' ');
}

export function useVerdict(appealId: string) {
  const kept = draftOf(`appeal:${appealId}`);
  const [verdict, setVerdict] = useState<Verdict>(() => ({ ...EMPTY, ...(JSON.parse(kept.read() ?? '{}') as Partial<Verdict>) }));
  const change = (changes: Partial<Verdict>) => {
    const next = { ...verdict, ...changes };
    setVerdict(next);
    kept.store(JSON.stringify(next));
  };
  const clear = () => {
    setVerdict(EMPTY);
    kept.clear();
  };
  return { verdict, change, clear };
}
