import { EMAIL_CHANGE_TEXT } from '@contracts/email-change';
import { droppedInWords } from '@contracts/taking-back';
import { IconMailCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { toast } from '../../../design/toast';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { useConfirmEmail, useUndoEmail } from '../api/emailChange';
import { AuthCard } from '../components/AuthCard';
import classes from '../components/AuthCard.module.css';
import { DeadLink, toSecuritySettings } from '../components/DeadLink';
import { TakenBack } from '../components/TakenBack';
import { useLinkToken } from '../components/useLinkToken';

/** Confirms the new address by a press: programs that look into mails open links, and must not change an account. */
export function EmailChangePage() {
  const token = useLinkToken();
  const confirm = useConfirmEmail();
  usePageTitle('Yeni e-posta adresi');
  if (!token) return <DeadLink />;
  if (confirm.isSuccess)
    return (
      <AuthCard title="E-posta adresiniz değişti" below={toSecuritySettings}>
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
  const token = useLinkToken();
  const undo = useUndoEmail();
  const navigate = useNavigate();
  usePageTitle('E-posta değişikliğini geri al');
  if (!token) return <DeadLink />;
  if (undo.data && droppedInWords(undo.data.data.dropped).length > 0) return <TakenBack {...undo.data.data} />;
  const send = () =>
    undo.mutate(
      { token },
      {
        onSuccess: ({ data }) => {
          if (droppedInWords(data.dropped).length > 0) return;
          toast({ text: EMAIL_CHANGE_TEXT.undone });
          navigate(paths.newPassword(data.accessToken), { replace: true });
        },
      },
    );
  return (
    <AuthCard
      title="Değişikliği geri alın"
      text="Önceki e-posta adresiniz geri gelir, o arada eklenen giriş yolları kaldırılır, bütün cihazlardaki oturumlar kapatılır ve yeni bir şifre belirlersiniz."
    >
      <Failure of={undo} />
      <Button kind="primary" size="large" busy={undo.isPending && 'Geri alınıyor…'} onClick={send}>
        Önceki adresimi geri getir
      </Button>
    </AuthCard>
  );
}
