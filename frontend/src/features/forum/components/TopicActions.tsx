import type { Topic } from '@contracts/forum';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasLocalDraft } from '../../../client/drafts/localDraft';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { toast } from '../../../design/toast';
import { paths } from '../../../paths';
import { OUT_OF_LISTS } from '../api/ownTexts';
import { LikeButton } from './LikeButton';
import { PostActions } from './PostActions';
import type { RenderReport } from './Reportable';
import { useOwnActions } from './useOwnActions';
import { useSolveAction } from './useSolveAction';

const TopicModeration = lazy(() => import('./tools/TopicModeration').then((file) => ({ default: file.TopicModeration })));

interface Props {
  topic: Topic;
  /** Absent where the text cannot be changed. */
  onEdit?: () => void;
  onSplit: () => void;
  report: RenderReport;
}

/** What can be done with the text that opened the topic. */
export function TopicActions({ topic, onEdit, onSplit, report }: Props) {
  const member = useMember();
  const { id, users: author, title } = topic;
  const navigate = useNavigate();
  const isOwn = member?.id === author.id;
  const isVisible = topic.state === 'visible';
  const moderates = may(member, 'topic.moderate');
  const moderation = (more?: Action[]) => (
    <Suspense fallback={null}>
      <TopicModeration topic={topic} onSplit={onSplit} more={more} />
    </Suspense>
  );
  const solve = useSolveAction(topic, null);
  const leave = () => {
    navigate(paths.forum());
    toast({ text: 'Konunuz silindi.' });
  };
  const own = useOwnActions({
    kind: 'topics',
    id,
    thread: OUT_OF_LISTS,
    hasDraft: Boolean(member && hasLocalDraft(member.id, `edit-topic:${id}`)),
    onEdit: () => onEdit?.(),
    onDeleted: leave,
  });
  return (
    <>
      {report({ type: 'forum_topic', id, author, title }, (reporting) => (
        <PostActions
          about="konu"
          path={paths.topic(id)}
          solve={(isOwn || moderates) && !topic.merged_into && solve}
          edit={isOwn && onEdit !== undefined && own.edit}
          remove={isOwn && own.remove}
          report={isVisible && reporting}
          moderation={moderates ? moderation : undefined}
        >
          {isVisible && <LikeButton text={{ type: 'topic', id }} likes={topic.likes} />}
        </PostActions>
      ))}
      {own.dialog}
    </>
  );
}
