import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { ownProofQuery } from '../../../client/ownProof';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { ChangePasswordForm } from '../components/ChangePasswordForm';
import { EmailSection } from '../components/EmailSection';
import { FirstPassword } from '../components/FirstPassword';
import { IdentitiesSection } from '../components/IdentitiesSection';
import { ListSkeleton } from '../components/ListSkeleton';
import { SecondFactorSection } from '../components/SecondFactorSection';
import { SecurityLog } from '../components/SecurityLog';
import { SettingsSection } from '../components/SettingsSection';
import { UsernameSection } from '../components/UsernameSection';

const CHANGE = 'Şifrenizi değiştirdiğinizde diğer bütün oturumlarınız kapatılır; bu cihazda açık kalırsınız.';
const FIRST =
  'Hesabınızın henüz bir şifresi yok. Belirlerseniz kullanıcı adınızla veya e-posta adresinizle de giriş yapabilirsiniz; diğer bütün oturumlarınız kapatılır.';

/** The password: changed by those who have one, set by those who came by a provider. */
function PasswordSection() {
  const { data: proof, error, refetch } = useQuery(ownProofQuery);
  if (proof && !proof.password)
    return (
      <SettingsSection title="Şifre belirleyin" text={FIRST}>
        <FirstPassword proof={proof} />
      </SettingsSection>
    );
  return (
    <SettingsSection title="Şifre" text={CHANGE}>
      {proof && <ChangePasswordForm />}
      {!proof && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
      {!proof && !error && <ListSkeleton rows={1} />}
    </SettingsSection>
  );
}

export function SecurityPage() {
  usePageTitle('Güvenlik');
  return (
    <>
      <SecondFactorSection />
      <UsernameSection />
      <EmailSection />
      <PasswordSection />
      <IdentitiesSection />
      <SettingsSection title="Güvenlik günlüğü" text="Hesabınızda olanlar. Size ait olmayan bir kayıt görürseniz şifrenizi değiştirin.">
        <SecurityLog />
      </SettingsSection>
    </>
  );
}
