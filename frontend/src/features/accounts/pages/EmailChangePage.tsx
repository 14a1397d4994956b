import { EMAIL_CHANGE_TEXT } from '@contracts/email-change';
import { IconLinkOff, IconMailCheck } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { toast } from '../../../design/toast';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { useConfirmEmail, useUndoEmail } from '../api/emailChange';
import { AuthCard } from '../components/AuthCard';
import classes from '../components/AuthCard.module.css';

/** A browser keeps what stands behind the # to itself: no log of a server or proxy has it. */
const useToken = (): string | null => new URLSearchParams(useLocation().hash.slice(1)).get('token');

const toSettings = <Link to={paths.settings('security')}>Güvenlik ayarlarına git</Link>;

function NoLink() {
  return (
    <AuthCard title="Bağlantı çalışmadı" below={toSettings}>
      <span className={`${classes.icon} ${classes.warn}`} aria-hidden="true">
        <IconLinkOff />
      </span>
      <p role="alert">{EMAIL_CHANGE_TEXT.linkInvalid}</p>
    </AuthCard>
  );
}

/** Confirms the new address by a press: programs that look into mails open links, and must not change an account. */
export function EmailChangePage() {
  const token = useToken();
  const confirm = useConfirmEmail();
  usePageTitle('Yeni e-posta adresi');
  if (!token) return <NoLink />;
  if (confirm.isSuccess)
    return (
      <AuthCard title="E-posta adresiniz değişti" below={toSettings}>
        <span className={classes.icon} aria-hidden="true">
          <IconMailCheck />
        </span>
        <p role="status">{EMAIL_CHANGE_TEXT.confirmed}</p>
      </AuthCard>
    );
  return (
    <AuthCard title="Yeni e-posta adresinizi onaylayın" text="Onayladığınızda Meydan hesabınızın e-posta adresi bu adres olur.">
      <Failure of={confirm} />
      <Button kind="primary" size="large" busy={confirm.isPending && 'Onaylanıyor…'} onClick={() => confirm.mutate({ token })}>
        Adresimi onayla
      </Button>
    </AuthCard>
  );
}

/** Takes the change back, and goes on to the new password at once. */
export function EmailUndoPage() {
  const token = useToken();
  const undo = useUndoEmail();
  const navigate = useNavigate();
  usePageTitle('E-posta değişikliğini geri al');
  if (!token) return <NoLink />;
  const send = () =>
    undo.mutate(
      { token },
      {
        onSuccess: ({ data }) => {
          toast({ text: EMAIL_CHANGE_TEXT.undone });
          navigate(paths.newPassword(data.accessToken), { replace: true });
        },
      },
    );
  return (
    <AuthCard title="Değişikliği geri alın" text="Önceki e-posta adresiniz geri gelir, bütün cihazlardaki oturumlar kapatılır ve yeni bir şifre belirlersiniz.">
      <Failure of={undo} />
      <Button kind="primary" size="large" busy={undo.isPending && 'Geri alınıyor…'} onClick={send}>
        Önceki adresimi geri getir
      </Button>
    </AuthCard>
  );
}
