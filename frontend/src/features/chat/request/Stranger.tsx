import { type Author, displayName } from '@contracts/accounts';
import type { PublicUser } from '@contracts/profile';
import { useQuery } from '@tanstack/react-query';
import { mutualQuery } from '../../../client/followStatus';
import { at, reads } from '../../../client/reads';
import { Avatar } from '../../../design/Avatar';
import { timeAgo } from '../../../design/dates';
import { CHAT } from '../api/chats';
import classes from './Request.module.css';

const memberQuery = (id: string) => reads<PublicUser>([...CHAT, 'member', id], at`/api/users/${id}`);

/** Who a stranger is, as far as that is known: what cannot be had is left out. */
export function Stranger({ member }: { member: Author }) {
  const { id, username, avatar } = member;
  const name = displayName(member);
  const { data: known } = useQuery(memberQuery(id));
  const { data: mutual } = useQuery(mutualQuery(id));
  return (
    <div className={classes.stranger}>
      <Avatar id={id} name={name} picture={avatar} size="large" />
      <bdi className={classes.strangerName}>{name}</bdi>
      <small>
        @{username}
        {known && ` · ${timeAgo(known.created_at)} katıldı`}
      </small>
      {mutual && (
        <small>{mutual.count === 0 ? 'Ortak takip ettiğiniz kimse yok' : <Mutual names={mutual.members.map(displayName)} count={mutual.count} />}</small>
      )}
    </div>
  );
}

const Mutual = ({ names, count }: { names: string[]; count: number }) => (
  <>
    Takip ettiklerinizden <bdi>{names[0]}</bdi>
    {count > 1 && ` ve ${count - 1} kişi daha`} takip ediyor
  </>
);
