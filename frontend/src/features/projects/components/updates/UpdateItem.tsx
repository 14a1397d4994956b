import { displayName } from '@contracts/accounts';
import { UPDATE_VERBS } from '@contracts/moderation-verbs';
import { type ProjectUpdate, UPDATE_TYPE_LABEL, type UpdateType } from '@contracts/project-updates';
import { IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFolded } from '../../../../calls/useFolded';
import { useMember } from '../../../../client/session';
import { AuthorName } from '../../../../design/AuthorName';
import { Avatar } from '../../../../design/Avatar';
import { Button, LinkButton } from '../../../../design/Button';
import { Chip } from '../../../../design/Chip';
import { FoldedNote } from '../../../../design/FoldedNote';
import { turkishNumber } from '../../../../design/numbers';
import { RenderedText } from '../../../../design/RenderedText';
import { TimeAgo } from '../../../../design/TimeAgo';
import { paths, updateAnchor } from '../../../../paths';
import { useLikeUpdate } from '../../api/updates';
import { VisibilityChip } from '../VisibilityChip';
import { EditedUpdate } from './EditedUpdate';
import classes from './Updates.module.css';

const TONE: Record<UpdateType, ComponentProps<typeof Chip>['tone']> = {
  update: 'neutral',
  release: 'ok',
  decision: 'info',
  question: 'warn',
  milestone: 'brand',
};

interface Props {
  update: ProjectUpdate;
  isLiked: boolean;
  /** What its author, or who leads the project, does with it. */
  tools?: ReactNode;
}

/** One thing that a project tells of itself; folded away where its reader has blocked who wrote it. */
export function UpdateItem({ update, isLiked, tools }: Props) {
  const { id, projectId, type, content, html, users, created_at, edited, hidden, visibility_override } = update;
  const { folded, show } = useFolded(users.id, updateAnchor(id));
  if (folded)
    return (
      <article className={classes.update}>
        <FoldedNote onShow={show} />
      </article>
    );
  return (
    <article id={updateAnchor(id)} className={classes.update} tabIndex={-1} aria-label={`${UPDATE_TYPE_LABEL[type]}, ${displayName(users)}`}>
      <header className={classes.head}>
        <Avatar id={users.id} name={displayName(users)} picture={users.avatar} size="small" />
        <span className={classes.author}>
          <AuthorName author={users} />
        </span>
        <Chip tone={TONE[type]}>{UPDATE_TYPE_LABEL[type]}</Chip>
        {hidden && <Chip tone="warn">{UPDATE_VERBS.hide.chip}</Chip>}
        {visibility_override && <VisibilityChip visibility={visibility_override} />}
        <small>
          <TimeAgo at={created_at} />
          {edited && <EditedUpdate update={update} />}
        </small>
      </header>
      <div className={classes.words}>
        <RenderedText html={html} source={content} />
      </div>
      <div className={classes.acts}>
        <Like update={update} isLiked={isLiked} />
        <LinkButton kind="quiet" size="small" icon={<IconMessage aria-hidden="true" />} to={paths.project(projectId, 'comments')} preventScrollReset>
          Yorum
        </LinkButton>
        {tools}
      </div>
    </article>
  );
}

/** Guests are led to sign in, and back. */
function Like({ update: { id, projectId, likes }, isLiked }: Pick<Props, 'update' | 'isLiked'>) {
  const member = useMember();
  const press = useLikeUpdate(id, isLiked);
  const Icon = isLiked ? IconHeartFilled : IconHeart;
  const inside = (
    <>
      <span className="visually-hidden">Beğen </span>
      <span className={classes.count}>
        {turkishNumber(likes)}
        <span className="visually-hidden"> beğeni</span>
      </span>
    </>
  );
  if (member === null)
    return (
      <LinkButton
        kind="quiet"
        size="small"
        icon={<IconHeart aria-hidden="true" />}
        to={paths.login({ reason: 'auth_required', redirect: paths.project(projectId, 'updates') })}
      >
        {inside}
      </LinkButton>
    );
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Icon aria-hidden="true" />}
      className={isLiked ? classes.liked : undefined}
      aria-pressed={isLiked}
      disabled={member === undefined}
      onClick={press}
    >
      {inside}
    </Button>
  );
}
