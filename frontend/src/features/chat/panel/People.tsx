import { displayName } from '@contracts/accounts';
import { CHAT_LIMITS, CHAT_TEXT } from '@contracts/chat';
import { foldedRange } from '@contracts/folding';
import type { PublicUser } from '@contracts/profile';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useBlocked } from '../../../client/blockedMembers';
import { memberSearchQuery } from '../../../client/memberSearchQuery';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { useStartChat } from '../api/calls';
import { chatError, peopleQuery } from '../api/chats';
import classes from './Panel.module.css';
import { Placeholder } from './Placeholder';
import { RowsWaiting } from './RowsWaiting';

interface Props {
  memberId: string;
  typed: string;
  onOpen: (chatId: string) => void;
}

/** Members one could write to; what is typed is also looked for among all members. */
export function People({ memberId, typed, onOpen }: Props) {
  const { data, error, refetch } = useQuery(peopleQuery);
  const { data: found = [] } = useQuery(memberSearchQuery(typed));
  const isBlocked = useBlocked();
  const start = useStartChat(memberId, ({ id }) => onOpen(id));
  if (!data) {
    if (error) return <Placeholder alert text={`Hata: ${chatError(error, CHAT_TEXT.peopleFailed)}`} action="Tekrar Dene" onAction={() => void refetch()} />;
    return <RowsWaiting />;
  }
  const sought = typed.trim();
  const isMeant = (member: PublicUser) => member.id !== memberId && !isBlocked(member.id);
  const listed = data.filter(isMeant).slice(0, CHAT_LIMITS.people);
  const near = sought ? listed.filter((member) => foldedRange(`${displayName(member)} ${member.username}`, sought)) : listed;
  const shown = [...new Map([...near, ...(sought ? found.filter(isMeant) : [])].map((member) => [member.id, member])).values()];
  if (shown.length === 0)
    return sought ? (
      <Placeholder text={`“${sought}” ile eşleşen üye yok.`} />
    ) : (
      <Placeholder icon={<IconUsers />} title={CHAT_TEXT.nobody} text={CHAT_TEXT.nobodyHint} />
    );
  return (
    <ul className={classes.rows}>
      {shown.map((member) => {
        const name = displayName(member);
        return (
          <li key={member.id} className={classes.person}>
            <Avatar id={member.id} name={name} picture={member.avatar} size="large" />
            <span className={classes.who}>
              <bdi className={classes.name}>{name}</bdi>
              <span className={classes.preview}>@{member.username}</span>
            </span>
            <Button size="small" aria-label={`${CHAT_TEXT.write}: ${name}`} disabled={start.isPending} onClick={() => start.mutate({ otherUserId: member.id })}>
              {CHAT_TEXT.write}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
