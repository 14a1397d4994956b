import { displayName } from '@contracts/accounts';
import type { Comment, Topic } from '@contracts/forum';
import { IconArrowDown, IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFolded } from '../../../calls/useFolded';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { FoldedNote } from '../../../design/FoldedNote';
import { commentAnchor } from '../../../paths';
import { EditedMark } from './editing/EditedMark';
import { useEditing } from './editing/useEditing';
import { FoldedText } from './FoldedText';
import { TakeBackButton } from './held/TakeBackButton';
import { Post } from './Post';
import type { RenderReport } from './Reportable';
import classes from './SolutionBox.module.css';
import { TopicActions } from './TopicActions';

/** The answer that solved it, under the question, and the way to its place. */
function SolutionBox({ solution }: { solution: Comment }) {
  const goId = useId();
  const { folded, show } = useFolded(solution.users?.id, goId);
  if (solution.state === 'removed') return null;
  if (folded)
    return (
      <aside className={classes.box} aria-label="Çözüm">
        <FoldedNote onShow={show} />
      </aside>
    );
  return (
    <aside className={classes.box} aria-label="Çözüm">
      <p className={classes.who}>
        <IconCheck aria-hidden="true" />
        Çözüm · <bdi>{displayName(solution.users)}</bdi>
      </p>
      <p className={classes.text}>{solution.excerpt}</p>
      <Link id={goId} to={{ hash: commentAnchor(solution.id) }} className={classes.go}>
        Yanıta git
        <IconArrowDown aria-hidden="true" />
      </Link>
    </aside>
  );
}

const EditTopic = lazy(() => import('./editing/EditTopic').then((file) => ({ default: file.EditTopic })));
const ANCHOR = 'topic-text';

interface Props {
  topic: Topic;
  /** Whether the member can write at the moment. */
  mayWrite: boolean;
  report: RenderReport;
  onSplit: () => void;
}

/** The text that opened the topic. */
export function TopicPost({ topic, mayWrite, report, onSplit }: Props) {
  const member = useMember();
  const { id, users } = topic;
  const isOwn = member?.id === users.id;
  const edit = useEditing(id, ANCHOR);
  const editable = mayWrite && topic.state !== 'hidden' && !topic.merged_into && (!topic.locked || may(member, 'topic.moderate'));
  const editing = edit.isOpen && isOwn && editable;
  const { folded, show } = useFolded(users.id, ANCHOR);
  if (folded) return <FoldedText id={ANCHOR} label="Konu" onShow={show} />;
  return (
    <Post
      id={ANCHOR}
      label={`Konu, ${displayName(users)}`}
      author={users}
      at={topic.created_at}
      mark={topic.edited && <EditedMark kind="topics" id={id} at={topic.updated_at} byModerator={topic.edited_by_moderator} />}
      content={topic.content}
      html={topic.html}
      state={topic.state}
      authorChip="Konu sahibi"
      body={
        editing &&
        member && (
          <Suspense fallback={null}>
            <EditTopic member={member} topic={topic} onDone={edit.stop} />
          </Suspense>
        )
      }
      below={topic.solution && <SolutionBox solution={topic.solution} />}
      actions={
        !editing &&
        (topic.state === 'held' ? (
          isOwn && <TakeBackButton memberId={users.id} id={id} />
        ) : (
          <TopicActions topic={topic} onEdit={editable ? edit.start : undefined} onSplit={onSplit} report={report} />
        ))
      }
    />
  );
}
