import { displayName } from '@contracts/accounts';
import { noteText } from '@contracts/holding';
import { jobNoticePath } from '@contracts/job-notices';
import { notificationText } from '@contracts/notification-text';
import { NOTIFICATION_REASON_TEXT, type NotificationRow, type NotificationType } from '@contracts/notifications';
import { projectAnswer, projectNoticePath } from '@contracts/project-notices';
import {
  IconAlertTriangle,
  IconAt,
  IconBriefcase,
  IconCheck,
  IconEyeOff,
  IconFlag,
  IconHeart,
  IconHeartHandshake,
  IconIdBadge2,
  IconMessage,
  IconSparkles,
  IconSpeakerphone,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFolded } from '../../../calls/useFolded';
import { Avatar } from '../../../design/Avatar';
import { FoldedNote } from '../../../design/FoldedNote';
import { IconButton } from '../../../design/IconButton';
import whole from '../../../design/Row.module.css';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import classes from './NotificationItem.module.css';

const ICON: Record<NotificationType, typeof IconMessage> = {
  reply: IconMessage,
  mention: IconAt,
  like: IconHeart,
  solved: IconCheck,
  follow: IconUserPlus,
  report_settled: IconFlag,
  warned: IconAlertTriangle,
  content_moderated: IconEyeOff,
  subrole: IconIdBadge2,
  project: IconUsersGroup,
  help_wanted: IconHeartHandshake,
  job_application: IconBriefcase,
  project_news: IconSpeakerphone,
  project_match: IconSparkles,
  chat_messages: IconMessage,
  job_search: IconBriefcase,
};

/** Stands where a face would where nobody is named. */
function NotificationMark({ type }: { type: NotificationType }) {
  const Icon = ICON[type];
  return (
    <span className={classes.mark} aria-hidden="true">
      <Icon />
    </span>
  );
}

interface Props {
  row: NotificationRow;
  onRead: () => void;
}

/** What happened, why the member is told, and the way there; without a way when it may not be read any more. */
export function NotificationItem({ row, onRead }: Props) {
  const [actor] = row.actors;
  const to = addressOf(row);
  const answer = row.project && projectAnswer(row.project);
  const id = useId();
  const { folded, show } = useFolded(actor?.id, id);
  if (folded)
    return (
      <article className={`${whole.row} ${classes.item}`} data-unread={row.unread}>
        <NotificationMark type={row.type} />
        <FoldedNote onShow={show} />
        {row.unread && <ReadButton onRead={onRead} />}
      </article>
    );
  const text = (
    <>
      {notificationText(row)}
      {row.unread && <span className="visually-hidden"> (okunmadı)</span>}
    </>
  );
  return (
    <article className={`${whole.row} ${classes.item}`} data-unread={row.unread}>
      {actor ? <Avatar id={actor.id} name={displayName(actor)} picture={actor.avatar} /> : <NotificationMark type={row.type} />}
      <div className={classes.main}>
        <p className={classes.text}>
          {row.unread && <span className={whole.dot} aria-hidden="true" />}
          {to ? (
            <Link id={id} to={to} className={whole.link} onClick={onRead}>
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        {row.removed && row.outcome === null && <p className={classes.excerpt}>Bu içerik kaldırıldı.</p>}
        {row.excerpt && <p className={classes.excerpt}>{row.excerpt}</p>}
        {row.note && <p className={classes.excerpt}>{noteText(row.note)}</p>}
        <p className={classes.meta}>
          {NOTIFICATION_REASON_TEXT[row.reason]} · <TimeAgo at={row.at} />
          {to && answer && (
            <>
              {' · '}
              <Link to={to} onClick={onRead}>
                {answer}
              </Link>
            </>
          )}
          {row.outcome === 'edited' && (
            <>
              {' · '}
              <Link to={paths.settings('decisions')} onClick={onRead}>
                Kararlar ve itirazlar
              </Link>
            </>
          )}
        </p>
      </div>
      {row.unread && <ReadButton onRead={onRead} />}
    </article>
  );
}

const ReadButton = ({ onRead }: { onRead: () => void }) => (
  <IconButton label="Okundu say" size="small" className={classes.read} onClick={onRead}>
    <IconCheck aria-hidden="true" />
  </IconButton>
);

function addressOf({ type, reason, actors, removed, topicId, postId, projectId, commentId, outcome, project, job }: NotificationRow): string | null {
  if (project) return projectId && !removed ? projectNoticePath(projectId, project) : null;
  if (job) return removed ? null : jobNoticePath(job);
  // The banner on top of every page says what to do.
  if (outcome === 'verification_demanded' || outcome === 'verification_withdrawn') return null;
  if (type === 'follow') return actors[0]?.username ? paths.profile(actors[0].username) : null;
  if (type === 'warned') return paths.settings('decisions');
  if (type === 'subrole') return paths.settings('subroles');
  if (reason === 'own_profile' || reason === 'whole_profile') return paths.editProfile();
  if (reason === 'own_post' && !commentId && type !== 'like') return paths.ownPosts();
  if (reason === 'own_message') return paths.chats;
  if (reason === 'own_room' || reason === 'own_room_message') return paths.settings('decisions');
  if (outcome === 'refused') return paths.drafts;
  if (removed) return null;
  if (postId) return commentId ? paths.postComment(postId, commentId) : paths.post(postId);
  if (projectId && reason === 'own_update') return paths.project(projectId, 'updates');
  if (projectId) return commentId ? paths.projectComment(projectId, commentId) : paths.project(projectId);
  if (!topicId) return null;
  return commentId ? paths.comment(topicId, commentId) : paths.topic(topicId);
}
