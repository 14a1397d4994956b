import type { Author } from '@contracts/accounts';
import type { ReactNode } from 'react';

/** Content that can be reported; how that is done is not the forum's business. */
export interface Reportable {
  type: 'forum_topic' | 'forum_comment';
  id: string;
  author: Author;
  title: string;
}

export type RenderReport = (content: Reportable) => ReactNode;
