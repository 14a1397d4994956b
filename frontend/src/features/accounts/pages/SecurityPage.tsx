import { usePageTitle } from '../../../design/usePageTitle';
import { IdentitiesSection } from '../components/IdentitiesSection';
import { PasswordSection } from '../components/PasswordSection';
import { SecondFactorSection } from '../components/SecondFactorSection';
import { SecurityLog } from '../components/SecurityLog';
import { SettingsSection } from '../components/SettingsSection';

export function SecurityPage() {
  usePageTitle('Güvenlik');
  return (
    <>
      <SecondFactorSection />
      <PasswordSection />
      <IdentitiesSection />
      <SettingsSection title="Güvenlik günlüğü" text="Hesabınızda olanlar. Size ait olmayan bir kayıt görürseniz şifrenizi değiştirin.">
        <SecurityLog />
      </SettingsSection>
    </>
  );
}
