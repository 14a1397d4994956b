import { APPROVAL_LIMITS, type ApprovalChange, isPermanent } from '../../../../contracts/approvals.js';
import { CASE_ACTION_LABEL, type CaseAction, isTimed } from '../../../../contracts/cases.js';
import { type Approvable, approvable, type CarriedOut } from '../../../platform/approvals/approvable.js';
import { lengthText } from '../standing/length.text.js';
import { type CaseToDecide, DecideCases } from './case.commands.js';
import type { DecidedCase } from './decide-cases.handler.js';

type Data = DecideCases['data'];

const isForGood = ({ action, durationMinutes }: CaseAction): boolean => isTimed(action) && isPermanent(durationMinutes);
const bansForGood = ({ actions }: CaseToDecide): boolean => actions.some(isForGood);
const membersOf = (cases: readonly CaseToDecide[]): readonly string[] => [...new Set(cases.map(({ memberId }) => memberId))];

const resultsOf = (answer: unknown): readonly CarriedOut[] =>
  (answer as readonly DecidedCase[]).map(({ id, refusal }) => ({ id, refusal: refusal?.message ?? null }));

/** What becomes of a case: all that is done, by name and length. */
function changesOf({ cases, status }: Data): readonly ApprovalChange[] {
  const [first] = cases;
  const count = cases.length > 1 ? [{ label: 'Vaka', from: null, to: cases.length.toLocaleString('tr-TR') }] : [];
  const verdict = { label: 'Karar', from: null, to: status === 'dismissed' ? 'Raporlar reddedilecek' : 'Raporlar haklı bulunacak' };
  const actions = (first?.actions ?? []).map(({ action, durationMinutes }) => ({
    ...{ label: CASE_ACTION_LABEL[action], from: null },
    to: isTimed(action) ? lengthText(durationMinutes) : 'Uygulanacak',
  }));
  return [...count, ...(actions.length > 0 ? actions : [verdict])];
}

const decision = (kind: Approvable['kind'], waits: (data: Data) => boolean): Approvable =>
  approvable<DecideCases>({
    kind,
    command: DecideCases,
    permission: 'report.moderate',
    waits,
    words: ['message', 'staffNote'],
    told: 'message',
    toldToStaff: 'staffNote',
    member: ({ cases }) => (membersOf(cases).length === 1 ? (cases[0]?.memberId ?? null) : null),
    judges: ({ cases }) => membersOf(cases),
    suspends: ({ cases }) => membersOf(cases.filter(bansForGood)),
    decisions: ({ cases }) => cases.filter(({ actions }) => actions.length > 0).map(({ decisionId }) => decisionId),
    cases: ({ cases }) => cases.map(({ caseId, decisionId }) => ({ caseId, decisionId })),
    results: resultsOf,
    sentence: ({ cases }) => {
      const what = cases.length === 1 ? 'Vaka karara bağlanacak' : `${cases.length.toLocaleString('tr-TR')} vakaya tek karar`;
      return cases.some(bansForGood) ? `${what}; bu arada uzaklaştırıldı` : what;
    },
    changes: changesOf,
  });

/** So many cases are not decided on by one person where there are two, nor is anybody shut out for good. */
export const caseApprovables = [
  decision('bulk_decision', ({ cases }) => cases.length > APPROVAL_LIMITS.casesAlone),
  decision('permanent_sanction', ({ cases }) => cases.some(bansForGood)),
];
