import { displayName } from '@contracts/accounts';
import type { ButtonHTMLAttributes, Ref } from 'react';
import type { KnownMember } from '../../client/knownMember';
import { Avatar } from '../../design/Avatar';
import classes from './Menu.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  member: KnownMember;
  ref?: Ref<HTMLButtonElement>;
}

export function AccountPicture({ member, ...rest }: Props) {
  const name = displayName(member);
  return (
    <button type="button" aria-haspopup="menu" {...rest} className={classes.trigger} aria-label={`Hesap menüsü: ${name}`}>
      <Avatar id={member.id} name={name} picture={member.avatar} />
    </button>
  );
}
