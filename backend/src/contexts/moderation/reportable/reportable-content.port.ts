import type { ReportedContent, ReportedType } from '../../../../contracts/moderation.js';

export interface Reportable {
  readonly authorId: string;
  readonly topicId: string;
  readonly title: string;
  readonly revision: number;
  readonly now: ReportedContent;
}

/** A text beside what was reported; its content is null when staff may not read it any more. */
export interface Nearby {
  readonly id: string;
  readonly authorId: string;
  readonly at: string;
  readonly content: string | null;
  readonly state: ReportedContent['state'];
}

export interface Surroundings {
  readonly topic: { readonly id: string; readonly title: string; readonly category: string; readonly authorId: string };
  /** The text that it answers. */
  readonly parent: Nearby | null;
  readonly before: Nearby | null;
  readonly after: Nearby | null;
}

/** What can be reported, as the context that owns it tells; bound by the composition root. */
export abstract class ReportableContent {
  /** As it stands now, also when it is hidden or deleted; null when there never was such content. */
  abstract find(type: ReportedType, id: string): Promise<Reportable | null>;
  /** As it stood at a revision. */
  abstract at(type: ReportedType, id: string, revision: number): Promise<ReportedContent | null>;
  /** Where it stands; null when it stands nowhere. */
  abstract around(type: ReportedType, id: string): Promise<Surroundings | null>;
}
