import type { FactKind, TimelineFilter } from '../../../../contracts/audit-timeline.js';

export const ofActor = (id: string): string => `a:${id}`;
export const ofKind = (kind: FactKind): string => `k:${kind}`;
export const ofType = (type: string): string => `t:${type}`;
export const ofRule = (rule: string): string => `r:${rule}`;
/** Whom or what it is about. */
export const ofId = (id: string): string => `x:${id}`;
export const isReport = (type: string): boolean => type === 'ContentReported';
/** Whether it is kept from a reader who did it: nobody is told who reported them. */
export const isReportOf = (readerId: string | null, type: string, memberId: string | null): boolean =>
  isReport(type) && memberId !== null && memberId === readerId;
/** A report about them: who made it they may not find out, by asking for one member after the other either. */
export const ofReported = (id: string): string => `w:${id}`;
export const REVERSIBLE = 'reversible';
export const REVERSED = 'reversed';

/** What the filter of a reader asks of the tokens; a case is asked for by more than its own id. */
export function tokensAsked(
  { actor, kind, type, rule, subject, reversal }: TimelineFilter,
  readerId: string,
): {
  readonly all: readonly string[];
  readonly none: readonly string[];
} {
  return {
    all: [
      ...(actor ? [ofActor(actor)] : []),
      ...(kind ? [ofKind(kind)] : []),
      ...(type ? [ofType(type)] : []),
      ...(rule ? [ofRule(rule)] : []),
      ...(subject ? [ofId(subject)] : []),
      ...(reversal ? [reversal === 'reversed' ? REVERSED : REVERSIBLE] : []),
    ],
    none: [...(reversal === 'standing' ? [REVERSED] : []), ...(actor ? [ofReported(readerId)] : [])],
  };
}
