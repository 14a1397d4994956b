import { ACCESS_TEXT } from '@contracts/access';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { toast } from '../../../design/toast';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { AskPasswordResetForm } from '../components/AskPasswordResetForm';
import { AuthCard } from '../components/AuthCard';
import classes from '../components/AuthCard.module.css';
import { NewPasswordForm } from '../components/NewPasswordForm';

/** Asks for a mail; with the link of that mail, for a new password. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [deadLink, setDeadLink] = useState<string | null>(null);
  const token = query.get('type') === 'recovery' ? query.get('token') : null;
  if (!token || deadLink) return <AskForLink problem={deadLink} />;

  // The link leaves the history with the page: it is of no use any more.
  const onUpdated = (message: string | undefined) => {
    navigate(paths.login(), { replace: true });
    toast({ text: message ?? ACCESS_TEXT.passwordReset });
  };
  return <NewPassword token={token} onUpdated={onUpdated} onDeadLink={setDeadLink} />;
}

const toLogin = (
  <>
    Şifrenizi hatırladınız mı? <Link to={paths.login()}>Giriş Yap</Link>
  </>
);

function AskForLink({ problem }: { problem: string | null }) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  usePageTitle(mailedTo ? 'E-postanızı kontrol edin' : 'Şifremi unuttum');
  if (mailedTo) return <CheckYourMail email={mailedTo} onAgain={() => setMailedTo(null)} />;
  return (
    <AuthCard title="Şifremi unuttum" text="Hesabınızın e-posta adresini yazın; yeni şifre belirleyebileceğiniz bir bağlantı gönderelim." below={toLogin}>
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      <AskPasswordResetForm onAsked={setMailedTo} />
    </AuthCard>
  );
}

function CheckYourMail({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthCard title="E-postanızı kontrol edin" below={toLogin}>
      <span className={classes.icon} aria-hidden="true">
        <IconMailCheck />
      </span>
      <p role="status">{ACCESS_TEXT.resetAsked}</p>
      <p className={classes.text}>
        Adres: <strong>{email}</strong>. Bağlantı 1 saat geçerlidir. Birkaç dakika içinde gelmezse istenmeyen klasörüne bakın ya da adresi denetleyip yeniden
        isteyin.
      </p>
      <Button onClick={onAgain}>Yeniden iste</Button>
    </AuthCard>
  );
}

function NewPassword(props: Parameters<typeof NewPasswordForm>[0]) {
  usePageTitle('Yeni şifre');
  return (
    <AuthCard title="Yeni şifre belirleyin" text="Kaydettiğinizde bütün cihazlardaki oturumlarınız kapatılır; yeni şifrenizle giriş yaparsınız.">
      <NewPasswordForm {...props} />
    </AuthCard>
  );
}
