import type { ReportedContent, ReportedType } from '../../../../contracts/moderation.js';

export interface Reportable {
  readonly authorId: string;
  readonly topicId: string;
  readonly title: string;
  readonly revision: number;
  readonly now: ReportedContent;
}

/** What can be reported, as the context that owns it tells; bound by the composition root. */
export abstract class ReportableContent {
  /** As it stands now, also when it is hidden or deleted; null when there never was such content. */
  abstract find(type: ReportedType, id: string): Promise<Reportable | null>;
  /** As it stood at a revision. */
  abstract at(type: ReportedType, id: string, revision: number): Promise<ReportedContent | null>;
}
