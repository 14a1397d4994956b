import type { WithheldField } from '@contracts/profile-fields';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { useMember } from '../../../client/session';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { withheldQuery } from '../api/profile';
import classes from '../components/OwnData.module.css';
import { ProfileForm } from '../components/ProfileForm';
import { WithheldNote } from '../components/WithheldNote';

/** What went with the whole profile is told with it, where there was nothing and the member wrote nothing since. */
const hasNoteOfItsOwn = ({ name, decision_id, value, waiting, refused }: WithheldField, _: number, all: WithheldField[]): boolean =>
  name === 'page' || value !== null || waiting !== null || refused || all.every((other) => other.name !== 'page' || other.decision_id !== decision_id);

/** What others see of the member, and what they do not. */
export function ProfileSettingsPage() {
  usePageTitle('Profil');
  const member = useMember();
  const { data: withheld, error, refetch } = useQuery(withheldQuery);
  return (
    <section className={classes.card} aria-labelledby="profile-title">
      <h2 id="profile-title">Profil</h2>
      {error && <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />}
      {withheld?.filter(hasNoteOfItsOwn).map((field) => (
        <WithheldNote key={field.name} field={field} />
      ))}
      {member && withheld && <ProfileForm key={member.id} member={member} withheld={withheld} />}
      {!error && !(member && withheld) && <Skeleton height="var(--s14)" />}
    </section>
  );
}
