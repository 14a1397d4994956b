import { displayName } from '@contracts/accounts';
import { foldedRange } from '@contracts/folding';
import type { PublicUser } from '@contracts/profile';
import { Avatar } from './Avatar';
import { Marked } from './Marked';
import classes from './MemberLine.module.css';

interface Props {
  member: Pick<PublicUser, 'id' | 'username' | 'display_name' | 'avatar'>;
  /** What was typed to find the member; marked in whatever Turkish spelling it stands there. */
  typed?: string;
}

export function MemberLine({ member, typed = '' }: Props) {
  const name = displayName(member);
  const rangesIn = (text: string) => [foldedRange(text, typed)].filter((range) => range !== null);
  return (
    <>
      <Avatar id={member.id} name={name} picture={member.avatar} size="small" />
      <span className={classes.names}>
        <span className={classes.name}>
          <Marked text={name} ranges={rangesIn(name)} />
        </span>
        <span className={classes.username}>
          @<Marked text={member.username} ranges={rangesIn(member.username)} />
        </span>
      </span>
    </>
  );
}
