import { REACTION_LIMITS, REACTION_TEXT } from '@contracts/blog-reactions';
import { IconBookmark, IconBookmarkFilled, IconConfetti, IconHeart, IconHeartFilled, IconLink, IconList, IconMessage } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { copyAddress } from '../../../../design/copyAddress';
import { IconButton } from '../../../../design/IconButton';
import { turkishNumber } from '../../../../design/numbers';
import { COMMENTS, paths } from '../../../../paths';
import { ReactionButton } from './ReactionButton';
import classes from './Reactions.module.css';
import type { Reactions } from './useReactions';

interface Props {
  reactions: Reactions;
}
interface OneProps extends Props {
  isSpelled?: boolean;
}

function Like({ reactions: { post, signIn, like }, isSpelled }: OneProps) {
  const Icon = post.isLiked ? IconHeartFilled : IconHeart;
  return (
    <ReactionButton
      icon={<Icon aria-hidden="true" />}
      word="Beğen"
      isSpelled={isSpelled}
      count={post.likes}
      counted="beğeni"
      tone="liked"
      isOn={post.isLiked}
      to={signIn}
      onPress={like}
    />
  );
}

function Applause({ reactions: { post, signIn, isOwn, applaud }, isSpelled }: OneProps) {
  const { ownApplause, applause } = post;
  return (
    <ReactionButton
      icon={<IconConfetti aria-hidden="true" />}
      word={isOwn ? REACTION_TEXT.ownPost : ownApplause >= REACTION_LIMITS.claps.max ? MOST : 'Alkışla'}
      isSpelled={isSpelled && !isOwn && ownApplause < REACTION_LIMITS.claps.max}
      count={applause}
      counted="alkış"
      own={ownApplause > 0 ? `sizden ${turkishNumber(ownApplause)}` : null}
      to={signIn}
      disabled={isOwn}
      onPress={applaud}
    />
  );
}

const MOST = `Bir yazıyı en fazla ${REACTION_LIMITS.claps.max} kez alkışlayabilirsiniz.`;

/** Says after a press what stands on the button, which is not read out by itself. */
function ApplauseSaid({ reactions: { post } }: Props) {
  const first = useRef(post.ownApplause);
  const hasPressed = first.current !== post.ownApplause;
  return (
    <span role="status" className="visually-hidden">
      {hasPressed && `Alkışınız: ${turkishNumber(post.ownApplause)}, toplam ${turkishNumber(post.applause)}`}
    </span>
  );
}

function Bookmark({ reactions: { post, signIn, bookmark }, isSpelled }: OneProps) {
  const Icon = post.isBookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <ReactionButton
      icon={<Icon aria-hidden="true" />}
      word={post.isBookmarked ? 'Kaydedildi' : 'Kaydet'}
      isSpelled={isSpelled}
      count={post.bookmarks}
      counted="kez kaydedildi"
      tone="saved"
      isOn={post.isBookmarked}
      to={signIn}
      onPress={bookmark}
    />
  );
}

const ToComments = ({ reactions: { post } }: Props) => (
  <Link to={{ hash: COMMENTS }} className={classes.button} title="Yorumlar">
    <IconMessage aria-hidden="true" />
    <span className="visually-hidden">Yorumlara git </span>
    <span className={classes.count} data-none={post.comments === 0 || undefined}>
      {turkishNumber(post.comments)}
      <span className="visually-hidden"> yorum</span>
    </span>
  </Link>
);

const CopyLink = ({ reactions: { post } }: Props) => (
  <IconButton label="Bağlantıyı kopyala" onClick={() => void copyAddress(paths.post(post.slug))}>
    <IconLink aria-hidden="true" />
  </IconButton>
);

/** Beside the text. */
export const ReactionRail = ({ reactions }: Props) => (
  <section aria-label="Yazıya tepkiniz" className={classes.rail}>
    <Like reactions={reactions} />
    <Applause reactions={reactions} />
    <Bookmark reactions={reactions} />
    <ToComments reactions={reactions} />
    <CopyLink reactions={reactions} />
  </section>
);

/** Under the text, in words. */
export const ReactionRow = ({ reactions, children }: Props & { children: ReactNode }) => (
  <div className={classes.row}>
    <Like reactions={reactions} isSpelled />
    <Applause reactions={reactions} isSpelled />
    <Bookmark reactions={reactions} isSpelled />
    <ApplauseSaid reactions={reactions} />
    <span className={classes.noRail}>
      <CopyLink reactions={reactions} />
    </span>
    {children}
  </div>
);

/** At the foot of a phone's screen; `onContents` opens what the text has in it. */
export const ReactionBar = ({ reactions, onContents }: Props & { onContents: (() => void) | null }) => (
  <section aria-label="Yazıya tepkiniz" className={classes.bar}>
    <Like reactions={reactions} />
    <Applause reactions={reactions} />
    <Bookmark reactions={reactions} />
    <ToComments reactions={reactions} />
    {onContents && (
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={onContents}>
        <IconList aria-hidden="true" />
        İçindekiler
      </button>
    )}
  </section>
);
