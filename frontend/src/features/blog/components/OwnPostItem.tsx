import type { PostRow, PostStatus } from '@contracts/blog';
import { POST_FALLBACK_TO_AUTHOR } from '@contracts/blog-fallbacks';
import { Checkbox } from '@mantine/core';
import { IconDownload, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AskDelete } from '../../../calls/AskDelete';
import { LinkButton } from '../../../design/Button';
import { Chip } from '../../../design/Chip';
import { exactTime } from '../../../design/dates';
import { IconButton } from '../../../design/IconButton';
import icon from '../../../design/IconButton.module.css';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { useDeletePost } from '../api/ownPosts';
import { FirstPublished } from './FirstPublished';
import { HIDDEN_TEXT } from './hiddenText';
import classes from './OwnPosts.module.css';
import { PostCover } from './PostCover';

const TONE = { draft: 'neutral', scheduled: 'info', published: 'ok', archived: 'neutral' } as const satisfies Record<PostStatus, string>;

const DELETE = {
  title: 'Yazınız silinsin mi?',
  effect: 'Yazınız listelerden kalkar ve sayfası açılmaz olur. Metni geri getirilemez.',
} as const;

interface Props {
  post: PostRow;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the member's own posts: how it stands, and what can be done with it. */
export function OwnPostItem({ post, isChosen, onChoose }: Props) {
  const { id, title, status, status_details, scheduled_at, fallback, featured_image, hidden, slug, updated_at, first_published_at } = post;
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeletePost(id);
  return (
    <li className={classes.item}>
      <Checkbox className={classes.pick} checked={isChosen} disabled={status !== 'published'} onChange={onChoose} aria-label={`Seç: ${title}`} />
      <div className={classes.cover}>
        <PostCover url={featured_image} />
      </div>
      <div className={classes.words}>
        <Link to={status === 'draft' && !hidden ? paths.editPost(id) : paths.post(slug)} className={classes.name}>
          {title}
        </Link>
        <p className={classes.about}>
          <Chip tone={TONE[status]}>{status_details.name}</Chip>
          {hidden && (
            <span title={HIDDEN_TEXT}>
              <Chip tone="warn" icon={<IconEyeOff aria-hidden="true" />}>
                Gizlendi
              </Chip>
            </span>
          )}
          <span>{status === 'scheduled' && scheduled_at ? exactTime(scheduled_at) : <TimeAgo at={updated_at} />}</span>
          <FirstPublished at={first_published_at} />
        </p>
        {fallback && <p className={classes.fallback}>{POST_FALLBACK_TO_AUTHOR[fallback]}.</p>}
      </div>
      <div className={classes.ways}>
        {!hidden && (
          <LinkButton size="small" icon={<IconPencil aria-hidden="true" />} to={paths.editPost(id)} aria-label={`Düzenle: ${title}`}>
            Düzenle
          </LinkButton>
        )}
        <a className={`${icon.button} ${icon.medium}`} href={paths.postMarkdown(id)} download aria-label={`Markdown indir: ${title}`} title="Markdown indir">
          <IconDownload aria-hidden="true" />
        </a>
        <IconButton label={`Sil: ${title}`} onClick={() => setAsking(true)}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      </div>
      {isAsking && <AskDelete {...DELETE} deleting={deleting} onDelete={() => deleting.mutate(undefined)} onClose={() => setAsking(false)} />}
    </li>
  );
}
