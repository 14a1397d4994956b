import type { Author } from '@contracts/accounts';
import type { ReactNode } from 'react';
import type { Action } from '../../../design/ActionButton';

/** Content that can be reported; how that is done is not the forum's business. */
export interface Reportable {
  type: 'forum_topic' | 'forum_comment';
  id: string;
  author: Author;
  title: string;
}

/** Shows something with the action that reports the content; null where it cannot be reported. */
export type RenderReport = (content: Reportable, show: (report: Action | null) => ReactNode) => ReactNode;
