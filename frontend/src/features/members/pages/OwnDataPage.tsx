import { Skeleton } from '@mantine/core';
import { useMember } from '../../../client/session';
import { usePageTitle } from '../../../design/usePageTitle';
import { DataExportCard } from '../components/DataExportCard';
import { DeleteAccountCard } from '../components/DeleteAccountCard';
import { LooksCard } from '../components/LooksCard';
import classes from '../components/OwnData.module.css';
import type { Proving } from '../components/proving';

/** A copy of one's own data, and the end of the account. */
export function OwnDataPage({ prove }: { prove: Proving }) {
  usePageTitle('Verilerim');
  const member = useMember();
  if (!member) return <Skeleton height="var(--s14)" />;
  return (
    <div className={classes.sections}>
      <DataExportCard />
      <LooksCard />
      <DeleteAccountCard member={member} prove={prove} />
    </div>
  );
}
