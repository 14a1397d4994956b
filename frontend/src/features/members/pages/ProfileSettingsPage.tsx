import { Skeleton } from '@mantine/core';
import { useMember } from '../../../client/session';
import { usePageTitle } from '../../../design/usePageTitle';
import classes from '../components/OwnData.module.css';
import { ProfileForm } from '../components/ProfileForm';

/** What others see of the member, and what they do not. */
export function ProfileSettingsPage() {
  usePageTitle('Profil');
  const member = useMember();
  return (
    <section className={classes.card} aria-labelledby="profile-title">
      <h2 id="profile-title">Profil</h2>
      {member ? <ProfileForm key={member.id} member={member} /> : <Skeleton height="var(--s14)" />}
    </section>
  );
}
