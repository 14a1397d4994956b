import type { OwnProof } from '@contracts/proof';
import { IconMail } from '@tabler/icons-react';
import { Failure } from '../../../calls/Failure';
import { useMember } from '../../../client/session';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { paths } from '../../../paths';
import { useAskPasswordReset } from '../api/signUp';
import classes from './ChangePasswordForm.module.css';
import { ProveYourself } from './ProveYourself';
import { SetPasswordForm } from './SetPasswordForm';

/** First who it is, then the password; or a link by mail, which proves as much. */
export function FirstPassword({ proof }: { proof: OwnProof }) {
  if (proof.proved_until) return <SetPasswordForm />;
  return (
    <>
      <p>Önce hesabın size ait olduğunu doğrulayın:</p>
      <ProveYourself proof={proof} redirect={paths.settings('security')} />
      <MailedLink />
    </>
  );
}

function MailedLink() {
  const member = useMember();
  const ask = useAskPasswordReset();
  if (!member) return null;
  const { email } = member;
  if (ask.isSuccess)
    return (
      <Callout tone="ok" role="status">
        {email} adresine bir bağlantı gönderdik; bir saat boyunca geçerlidir.
      </Callout>
    );
  return (
    <div className={classes.form}>
      <Failure of={ask} />
      <Button icon={<IconMail aria-hidden="true" />} busy={ask.isPending && 'Gönderiliyor…'} onClick={() => ask.mutate({ email })}>
        E-postama bağlantı gönder
      </Button>
    </div>
  );
}
