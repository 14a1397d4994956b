import type { MemberTextRow } from '../../../../contracts/member-record.js';
import type { Window } from '../../../platform/paging/window.js';

/** What a member has written, as the contexts that own it tell; bound by the composition root. */
export abstract class MemberTexts {
  /** The newest first, also what is hidden or gone. */
  abstract by(memberId: string, window: Window): Promise<{ rows: MemberTextRow[]; total: number }>;
}
