/** What facts of moderation say of content, for the contexts that bring it about. */
import { CASE_TEXT, type CaseAction, isOnContent } from './cases.js';
import { TOOL_TEXT } from './forum-tools.js';
import type { ReportedType } from './moderation.js';

/** A content, and why something becomes of it, as commands name it. */
export interface JudgedContent {
  readonly contentId: string;
  readonly why: { readonly reportId: string; readonly reason: string };
}

/** What was done to it, or had been. */
interface Withdrawal extends JudgedContent {
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
}

interface OnContent {
  readonly reportedType: ReportedType;
  /** The oldest first. */
  readonly reportIds: readonly string[];
  readonly actions: readonly Pick<CaseAction, 'action'>[];
}

/** The content of this type that a decision withdraws, or none. */
export const withdrawnBy = ({ contentId, reason, ...decided }: OnContent & { contentId: string; reason: string }, type: ReportedType): Withdrawal[] =>
  judged(decided, type, contentId, reason);

/** The content of this type, whose id is the case's, that a decision had withdrawn which is taken back, or none. */
export const givenBackBy = ({ caseId, ...reopened }: OnContent & { caseId: string }, type: ReportedType): Withdrawal[] =>
  judged(reopened, type, caseId, CASE_TEXT.takenBack);

interface Appealed {
  readonly type: ReportedType;
  readonly id: string;
  readonly reportId: string;
}

/** The content of this type that an appeal brings back, or none. */
export const givenBackOnAppeal = <Content extends Appealed>({ content }: { content: Content | null }, type: ReportedType): (JudgedContent & Content)[] =>
  content?.type === type ? [{ ...content, contentId: content.id, why: { reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal } }] : [];

function judged({ reportedType, reportIds, actions }: OnContent, type: ReportedType, contentId: string, reason: string): Withdrawal[] {
  if (reportedType !== type || !actions.some(({ action }) => isOnContent(action))) return [];
  const did = (wanted: string): boolean => actions.some(({ action }) => action === wanted);
  return [{ contentId, why: { reportId: reportIds[0] ?? contentId, reason }, isHidden: did('hide_content'), isDeleted: did('delete_content') }];
}
