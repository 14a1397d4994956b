import { TAKING_BACK_TEXT } from '@contracts/taking-back';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { usePageTitle } from '../../../design/usePageTitle';
import { useDisownSignIn } from '../api/emailChange';
import { AuthCard } from '../components/AuthCard';
import classes from '../components/AuthCard.module.css';
import { DeadLink } from '../components/DeadLink';
import { TakenBack } from '../components/TakenBack';
import { useLinkToken } from '../components/useLinkToken';

/** 'Ben değildim', by a press: programs that look into mails open links, and must not sign anybody out. */
export function NotMePage() {
  const token = useLinkToken();
  const disown = useDisownSignIn();
  usePageTitle('Bu giriş bana ait değil');
  if (!token) return <DeadLink />;
  if (disown.data) return <TakenBack {...disown.data.data} />;
  return (
    <AuthCard title="Giriş yapan siz değil miydiniz?" text={TAKING_BACK_TEXT.disowning}>
      <Failure of={disown} />
      <Button kind="primary" size="large" busy={disown.isPending && 'Hesabınız güvene alınıyor…'} onClick={() => disown.mutate({ token })}>
        Ben değildim, oturumları kapat
      </Button>
      <p className={classes.aside}>Giriş yapan sizseniz bu sayfayı kapatabilirsiniz; hiçbir şey değişmez.</p>
    </AuthCard>
  );
}
