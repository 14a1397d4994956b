import type { WatchLevel } from '../../../../contracts/notifications.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, oneOf, sometimes, text, yes } from '../../../platform/views/view-fields.js';

/** What a member has to do with a topic, a post or a project. */
export const watchesView = declareView(
  'topic_watches',
  {
    /** Of the topic, the post or the project. */
    thread_id: text,
    member_id: text,
    started: sometimes(yes),
    commented: sometimes(yes),
    /** What the member chose; missing for those who chose nothing and watch because they wrote there. */
    chosen: sometimes(oneOf<WatchLevel>()),
    /** Behind which position comments are for them. */
    since: number,
  },
  { indexes: [{ thread_id: 1, chosen: 1 }, { member_id: 1 }] },
);
export type WatchDocument = DocumentOf<typeof watchesView>;
export const watchKey = (thread: string, memberId: string): string => `${thread}:${memberId}`;
