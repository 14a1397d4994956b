import type { EmailChangeState } from '@contracts/email-change';
import { EMAIL_CHANGE_LIMITS, EMAIL_CHANGE_TEXT } from '@contracts/email-change';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { ownProofQuery } from '../../../client/ownProof';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { exactTime } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { paths } from '../../../paths';
import { emailChangeQuery } from '../api/emailChange';
import { ChangeEmailForm } from './ChangeEmailForm';
import { ListSkeleton } from './ListSkeleton';
import { ProveYourself } from './ProveYourself';
import { SettingsSection } from './SettingsSection';
import classes from './SettingsSection.module.css';

const TEXT = `Yeni adresinize gönderilen bağlantıyı açtığınızda adresiniz değişir. Önceki adresiniz ${EMAIL_CHANGE_LIMITS.undoDays} gün boyunca değişikliği geri alabilir.`;

/** The address of the account, and how to have another. */
export function EmailSection() {
  const { data: change, error, refetch } = useQuery(emailChangeQuery);
  return (
    <SettingsSection title="E-posta adresi" text={TEXT}>
      {change && <EmailNow change={change} />}
      {change && !change.undo_until && <AskForAnother />}
      {!change && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
      {!change && !error && <ListSkeleton rows={1} />}
    </SettingsSection>
  );
}

/** Which address holds, and what is going on with it. */
export function EmailNow({ change: { email, waiting, undo_until } }: { change: EmailChangeState }) {
  return (
    <>
      <p>
        Mevcut adresiniz: <strong>{email}</strong>
      </p>
      {waiting && (
        <Callout tone="ok" role="status">
          <strong>{waiting.email}</strong> için onay bekleniyor. {EMAIL_CHANGE_TEXT.asked} Bağlantı {exactTime(waiting.until)} tarihine kadar geçerlidir.
        </Callout>
      )}
      {undo_until && (
        <p>
          Adresinizi kısa süre önce değiştirdiniz. Önceki adresinizden {exactTime(undo_until)} tarihine kadar geri alınabilir; o zamana kadar adresinizi yeniden
          değiştiremez ve hesabınızı silemezsiniz.
        </p>
      )}
    </>
  );
}

/** Asked for by a press, which the focus follows: few come here for it. Whoever comes back from a provider has pressed before. */
function AskForAnother() {
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) place.current?.querySelector<HTMLElement>('input, button, a')?.focus();
  }, [asked]);
  const { data: proof, error, refetch } = useQuery(ownProofQuery);
  if (!proof) return error ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <ListSkeleton rows={1} />;
  if (!asked && !proof.proved_until)
    return (
      <div>
        <Button onClick={() => setAsked(true)}>Adresimi değiştir</Button>
      </div>
    );
  if (proof.password || proof.proved_until)
    return (
      <div ref={place}>
        <ChangeEmailForm asksPassword={proof.password} />
      </div>
    );
  return (
    <div ref={place} className={classes.section}>
      <p>Adresinizi değiştirmek için önce hesabın size ait olduğunu doğrulayın:</p>
      <ProveYourself proof={proof} redirect={paths.settings('security')} />
    </div>
  );
}
