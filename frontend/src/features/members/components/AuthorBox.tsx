import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { Avatar } from '../../../design/Avatar';
import { BlogAuthorMark } from '../../../design/BlogAuthorMark';
import card from '../../../design/Card.module.css';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { statsQuery } from '../api/follow';
import { profileQuery, shownProfile } from '../api/publicProfile';
import classes from './AuthorBox.module.css';
import { FollowButton } from './FollowButton';
import { useMayFollow } from './useMayFollow';

interface Props {
  author: { id: string; username: string; name: string; avatar: string | null; is_blog_author: boolean };
}

/** Under what somebody wrote: who they are, as far as its reader may know, and a way to hear of more. */
export function AuthorBox({ author }: Props) {
  const { id, username, name, avatar } = author;
  const member = useMember();
  const { data } = useQuery({ ...profileQuery(username), enabled: Boolean(member) && username !== '' });
  const { data: stats } = useQuery({ ...statsQuery(id), enabled: data !== undefined });
  const mayFollow = useMayFollow({ id, username });
  const profile = data && shownProfile(data);
  const followers = stats && !stats.hidden.includes('follower_count') ? ` · ${turkishNumber(stats.follower_count)} takipçi` : '';
  return (
    <section className={`${card.card} ${classes.box}`} aria-label="Yazar">
      <Avatar id={id} name={name} picture={avatar} size="large" />
      <div className={classes.words}>
        <div className={classes.names}>
          <h2 className={classes.name}>{username ? <Link to={paths.profile(username)}>{name}</Link> : name}</h2>
          <BlogAuthorMark author={author} />
        </div>
        {username && (
          <p className={classes.quiet}>
            @{username}
            {stats && ` · ${turkishNumber(stats.blog_count)} yazı`}
            {followers}
          </p>
        )}
        {profile?.bio && (
          <p className={classes.bio} dir="auto">
            {profile.bio}
          </p>
        )}
      </div>
      {mayFollow && <FollowButton id={id} className={classes.follow} />}
    </section>
  );
}
