import type { Author } from '@contracts/accounts';
import type { ReportedType } from '@contracts/moderation';

/** A text that can be reported. */
export interface ReportTarget {
  type: ReportedType;
  id: string;
  author: Author;
  title: string;
}
