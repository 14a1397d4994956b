import { TEXT } from '@contracts/envelope';
import { FOLLOW_TEXT } from '@contracts/follow';
import { PRIVACY_TEXT } from '@contracts/privacy';
import { IconLock, IconUsers } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useMember } from '../../../../client/session';
import { LinkButton } from '../../../../design/Button';
import { Chip } from '../../../../design/Chip';
import { EmptyState } from '../../../../design/EmptyState';
import { MemberLine } from '../../../../design/MemberLine';
import row from '../../../../design/Row.module.css';
import { paths } from '../../../../paths';
import { followersQuery, followingQuery } from '../../api/follow';
import classes from './Lists.module.css';
import { Pages } from './Pages';

const WORDS = {
  followers: { query: followersQuery, hidden: PRIVACY_TEXT.followersHidden, failed: FOLLOW_TEXT.followersFailed, none: 'Henüz takipçi yok' },
  following: { query: followingQuery, hidden: PRIVACY_TEXT.followingHidden, failed: FOLLOW_TEXT.followingFailed, none: 'Henüz kimse takip edilmiyor' },
} as const;

interface Props {
  id: string;
  side: keyof typeof WORDS;
  hidden: boolean;
}

/** Who follows a member, or whom they follow. */
export function People({ id, side, hidden }: Props) {
  const words = WORDS[side];
  const member = useMember();
  const { pathname, search } = useLocation();
  if (!member)
    return (
      <EmptyState icon={<IconLock />} title="Takip listeleri üyelere açıktır" text={TEXT.authRequired}>
        <LinkButton kind="primary" to={paths.login({ redirect: pathname + search })}>
          Giriş Yap
        </LinkButton>
      </EmptyState>
    );
  if (hidden) return <EmptyState icon={<IconLock />} title={words.hidden} />;
  return (
    <Pages of={words.query(id)} failed={words.failed} none={<EmptyState icon={<IconUsers />} title={words.none} />}>
      {(member) => (
        <article className={`${row.lined} ${classes.person}`}>
          <span className={classes.member}>
            <MemberLine member={member} />
          </span>
          <span className={classes.ties}>
            {member.followsYou && <Chip>{FOLLOW_TEXT.followsYou}</Chip>}
            {member.isFollowing && <Chip tone="brand">{FOLLOW_TEXT.following}</Chip>}
          </span>
          <Link className={row.link} to={paths.profile(member.username || member.id)} aria-label={`Profil: ${member.username}`} />
        </article>
      )}
    </Pages>
  );
}
