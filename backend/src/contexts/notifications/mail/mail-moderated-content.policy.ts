import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy } from '../../../kernel/policy.js';
import type { CommentDeleted, CommentHidden, HeldTextRefused, TopicDeleted, TopicHidden } from '../../forum/public.js';
import { MailModeratedContent } from './mail.commands.js';

type Withdrawing = TopicHidden | TopicDeleted | CommentHidden | CommentDeleted;

/** Whoever wrote what moderators took away or did not let in hears of it by mail; the lesser decisions are told in the centre. */
export const mailModeratedContent = policy<Withdrawing | HeldTextRefused>({
  name: 'mail-moderated-content',
  follows: 'later',
  on: {
    TopicHidden: (event) => mail(event, 'hidden'),
    TopicDeleted: (event) => mail(event, 'deleted'),
    CommentHidden: (event) => mail(event, 'hidden'),
    CommentDeleted: (event) => mail(event, 'deleted'),
    HeldTextRefused: (event) => refusal(event),
  },
});

/** What was reported is told of with the decision on its case. */
const mail = ({ id, at, data: { authorId, topicId, reportId, ...rest } }: RecordedEvent<Withdrawing>, outcome: NotificationOutcome) =>
  reportId === null
    ? [
        {
          schedule: intent(MailModeratedContent, { authorId, topicId, commentId: 'commentId' in rest ? rest.commentId : null, outcome }),
          key: `moderated-content-mail:${id}`,
          at,
        },
      ]
    : [];

const refusal = ({ id, stream, at, data: { authorId, topicId, commentId } }: RecordedEvent<HeldTextRefused>) =>
  topicId
    ? [
        {
          schedule: intent(MailModeratedContent, { authorId, topicId, commentId, outcome: 'refused', fact: { stream, id } }),
          key: `moderated-content-mail:${id}`,
          at,
        },
      ]
    : [];
