import { usePageTitle } from '../../../design/usePageTitle';
import { ChangePasswordForm } from '../components/ChangePasswordForm';
import { IdentitiesSection } from '../components/IdentitiesSection';
import { SecondFactorSection } from '../components/SecondFactorSection';
import { SecurityLog } from '../components/SecurityLog';
import { SettingsSection } from '../components/SettingsSection';

export function SecurityPage() {
  usePageTitle('Güvenlik');
  return (
    <>
      <SecondFactorSection />
      <SettingsSection title="Şifre" text="Şifrenizi değiştirdiğinizde diğer bütün oturumlarınız kapatılır; bu cihazda açık kalırsınız.">
        <ChangePasswordForm />
      </SettingsSection>
      <IdentitiesSection />
      <SettingsSection title="Güvenlik günlüğü" text="Hesabınızda olanlar. Size ait olmayan bir kayıt görürseniz şifrenizi değiştirin.">
        <SecurityLog />
      </SettingsSection>
    </>
  );
}
