import { threadOf } from '../../../../contracts/above.js';
import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy } from '../../../kernel/policy.js';
import type {
  CommentDeleted,
  CommentEditedByModerator,
  CommentHidden,
  CommentTextReturned,
  HeldTextRefused,
  TopicDeleted,
  TopicEditedByModerator,
  TopicHidden,
  TopicTextReturned,
} from '../../forum/public.js';
import { MailModeratedContent } from './mail.commands.js';

type Rewording = TopicEditedByModerator | TopicTextReturned | CommentEditedByModerator | CommentTextReturned;
type Withdrawing = TopicHidden | TopicDeleted | CommentHidden | CommentDeleted;

/** Whoever wrote what moderators took away or did not let in hears of it by mail; the lesser decisions are told in the centre. */
export const mailModeratedContent = policy<Withdrawing | Rewording | HeldTextRefused>({
  name: 'mail-moderated-content',
  follows: 'later',
  on: {
    TopicHidden: (event) => mail(event, 'hidden'),
    TopicDeleted: (event) => mail(event, 'deleted'),
    CommentHidden: (event) => mail(event, 'hidden'),
    CommentDeleted: (event) => mail(event, 'deleted'),
    HeldTextRefused: (event) => refusal(event),
    TopicEditedByModerator: (event) => reworded(event, 'edited'),
    TopicTextReturned: (event) => reworded(event, 'returned'),
    CommentEditedByModerator: (event) => reworded(event, 'edited'),
    CommentTextReturned: (event) => reworded(event, 'returned'),
  },
});

/** Elsewhere it is the comment that tells where it stands. */
const topicOf = (placed: object): string => ('topicId' in placed && typeof placed.topicId === 'string' ? placed.topicId : '');

/** What was reported is told of with the decision on its case. */
const mail = ({ id, at, data: { authorId, reportId, ...rest } }: RecordedEvent<Withdrawing>, outcome: NotificationOutcome) =>
  reportId === null
    ? [
        {
          schedule: intent(MailModeratedContent, { authorId, topicId: topicOf(rest), commentId: 'commentId' in rest ? rest.commentId : null, outcome }),
          key: `moderated-content-mail:${id}`,
          at,
        },
      ]
    : [];

/** Neither the words nor why: those are read from the fact when the mail is written, and of the words it says none. */
const reworded = ({ id, stream, at, data }: RecordedEvent<Rewording>, outcome: NotificationOutcome) => {
  const { authorId } = data;
  // What an appeal brought back is told with its outcome.
  if ('appealId' in data && data.appealId !== null) return [];
  const commentId = 'commentId' in data ? data.commentId : null;
  const decided = 'reason' in data ? { rule: { reason: data.reason, clause: data.clause }, decision: { id: data.decisionId, at } } : {};
  const told = { authorId, topicId: topicOf(data), commentId, outcome, fact: { stream, id }, ...decided };
  return [{ schedule: intent(MailModeratedContent, told), key: `moderated-content-mail:${id}`, at }];
};

const refusedText = ({ authorId, topicId, commentId }: HeldTextRefused['data']) => ({ authorId, topicId: topicId ?? '', commentId });

const refusal = ({ id, stream, at, data }: RecordedEvent<HeldTextRefused>) =>
  threadOf(data)
    ? [
        {
          schedule: intent(MailModeratedContent, { ...refusedText(data), outcome: 'refused', fact: { stream, id } }),
          key: `moderated-content-mail:${id}`,
          at,
        },
      ]
    : [];
