import { PROFILE_TEXT } from '@contracts/profile';
import { IconLock } from '@tabler/icons-react';
import { LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/EmptyState';
import { usePageTitle } from '../../design/usePageTitle';
import { ProfilePage } from '../../features/members/pages/ProfilePage';
import { Reporting } from '../../features/moderation/components/Reporting';
import { paths } from '../../paths';
import { useHere } from '../layouts/useHere';
import { Entrance } from './Entrance';

/** A member's page for members; guests learn that they have to sign in. */
export function ProfileRoute() {
  return <Entrance waiting="Yükleniyor...">{(member) => (member ? <ReportableProfile /> : <MembersOnly />)}</Entrance>;
}

const ReportableProfile = () => <ProfilePage report={(target, show) => <Reporting target={target}>{show}</Reporting>} />;

function MembersOnly() {
  const here = useHere();
  usePageTitle('Profil');
  return (
    <EmptyState heading="h1" icon={<IconLock />} title="Profiller üyelere açıktır" text={PROFILE_TEXT.membersOnly}>
      <LinkButton kind="primary" to={paths.login({ redirect: here })}>
        Giriş Yap
      </LinkButton>
      <LinkButton to={paths.register(here)}>Üye Ol</LinkButton>
    </EmptyState>
  );
}
