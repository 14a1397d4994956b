import type { PostRow } from '@contracts/blog';
import { IconBookmark, IconBookmarkFilled, IconEye, IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMember } from '../../../client/session';
import { turkishNumber } from '../../../design/numbers';
import { useBookmark } from '../api/reactions';
import classes from './PostNumbers.module.css';

interface Props {
  post: PostRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** How a post was taken, and whether its reader has saved it. */
export function PostNumbers({ post, isLiked, isBookmarked }: Props) {
  const member = useMember();
  const Heart = isLiked ? IconHeartFilled : IconHeart;
  return (
    <span className={classes.numbers}>
      <Count icon={<Heart aria-hidden="true" />} value={post.likes} of={isLiked ? 'beğeni, sizinki de' : 'beğeni'} isLiked={isLiked} />
      <Count icon={<IconMessage aria-hidden="true" />} value={post.comments} of="yorum" />
      <Count icon={<IconEye aria-hidden="true" />} value={post.views} of="görüntülenme" isRare />
      {member && <Bookmark id={post.id} title={post.title} isOn={isBookmarked} />}
    </span>
  );
}

function Count({ icon, value, of, isLiked, isRare }: { icon: ReactNode; value: number; of: string; isLiked?: boolean; isRare?: boolean }) {
  return (
    <span className={classes.count} title={`${turkishNumber(value)} ${of}`} data-liked={isLiked || undefined} data-rare={isRare || undefined}>
      {icon}
      {turkishNumber(value)}
      <span className="visually-hidden"> {of}</span>
    </span>
  );
}

function Bookmark({ id, title, isOn }: { id: string; title: string; isOn: boolean }) {
  const press = useBookmark({ id, isOn });
  const Icon = isOn ? IconBookmarkFilled : IconBookmark;
  return (
    <button type="button" className={classes.mark} title={isOn ? 'Kaydedildi' : 'Kaydet'} aria-pressed={isOn} onClick={press}>
      <Icon aria-hidden="true" />
      {isOn ? 'Kaydedildi' : <span className="visually-hidden">Kaydet</span>}
      <span className="visually-hidden">: {title}</span>
    </button>
  );
}
