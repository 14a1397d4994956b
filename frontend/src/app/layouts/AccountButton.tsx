import { useState } from 'react';
import type { KnownMember } from '../../client/knownMember';
import { piece } from '../../design/piece';
import { AccountPicture } from './AccountPicture';

const AccountMenu = piece(() => import('./AccountMenu').then((file) => file.AccountMenu));

/** The member's picture; the menu behind it is loaded when it is first wanted. */
export function AccountButton({ member }: { member: KnownMember }) {
  const [wanted, setWanted] = useState(false);
  const closed = <AccountPicture member={member} onClick={() => setWanted(true)} />;
  return wanted ? <AccountMenu member={member} instead={closed} /> : closed;
}
