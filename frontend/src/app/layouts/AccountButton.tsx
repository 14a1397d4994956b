import { lazy, Suspense, useState } from 'react';
import type { KnownMember } from '../../client/knownMember';
import { AccountPicture } from './AccountPicture';

const AccountMenu = lazy(() => import('./AccountMenu').then((file) => ({ default: file.AccountMenu })));

/** The member's picture; the menu behind it is loaded when it is first wanted. */
export function AccountButton({ member }: { member: KnownMember }) {
  const [wanted, setWanted] = useState(false);
  const closed = <AccountPicture member={member} onClick={() => setWanted(true)} />;
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountMenu member={member} />
    </Suspense>
  );
}
