import { IconFingerprint } from '@tabler/icons-react';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { knowsPasskeys } from '../api/passkeyBrowser';
import { type OnAdmitted, usePasskeySignIn } from '../api/signIn';
import classes from './AuthCard.module.css';

/** The way in without name and password; not there in browsers that know no passkeys. */
export function PasskeySignIn({ rememberMe, ...on }: { rememberMe: boolean } & OnAdmitted) {
  const signIn = usePasskeySignIn(on);
  if (!knowsPasskeys()) return null;
  return (
    <div className={classes.form}>
      <p className={classes.or}>
        <span>ya da</span>
      </p>
      <Failure of={signIn} />
      <Button size="large" icon={<IconFingerprint aria-hidden="true" />} busy={signIn.isPending && 'Bekleniyor…'} onClick={() => signIn.mutate(rememberMe)}>
        Geçiş anahtarıyla giriş yap
      </Button>
    </div>
  );
}
