import { PROFILE_TEXT } from '@contracts/profile';
import { IconLock } from '@tabler/icons-react';
import { useMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/EmptyState';
import { usePageTitle } from '../../design/usePageTitle';
import { ProfilePage } from '../../features/members/pages/ProfilePage';
import { Reporting } from '../../features/moderation/components/Reporting';
import { paths } from '../../paths';
import { useHere } from '../layouts/useHere';
import { Entrance } from './Entrance';

/** A member's page, as the one who looks at it may see it; most are for members alone. */
export const ProfileRoute = () => (
  <Entrance waiting="Yükleniyor...">
    {() => <ProfilePage membersOnly={<MembersOnly />} report={(target, show) => <Reporting target={target}>{show}</Reporting>} />}
  </Entrance>
);

function MembersOnly() {
  const here = useHere();
  const member = useMember();
  usePageTitle('Profil');
  return (
    <EmptyState heading="h1" icon={<IconLock />} title="Profiller üyelere açıktır" text={PROFILE_TEXT.membersOnly}>
      {!member && (
        <>
          <LinkButton kind="primary" to={paths.login({ redirect: here })}>
            Giriş Yap
          </LinkButton>
          <LinkButton to={paths.register(here)}>Üye Ol</LinkButton>
        </>
      )}
    </EmptyState>
  );
}
