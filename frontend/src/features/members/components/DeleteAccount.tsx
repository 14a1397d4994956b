import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { ownProofQuery } from '../../../client/ownProof';
import { LinkButton } from '../../../design/Button';
import { ErrorState } from '../../../design/ErrorState';
import { paths } from '../../../paths';
import { DeleteAccountForm } from './DeleteAccountForm';
import classes from './OwnData.module.css';
import type { Proving } from './proving';

interface Props {
  prove: Proving;
  onDone: () => void;
}

/** Asks for the password; who has none shows first who they are. */
export function DeleteAccount({ prove, onDone }: Props) {
  const { data: proof, error, refetch } = useQuery(ownProofQuery);
  if (!proof && error) return <ErrorState text={messageOf(error)} onRetry={refetch} />;
  if (!proof)
    return (
      <div role="status" aria-label="Yükleniyor...">
        <Skeleton height="var(--s14)" />
      </div>
    );
  if (proof.password || proof.proved_until) return <DeleteAccountForm asksPassword={proof.password} onDone={onDone} />;
  return (
    <div className={classes.form}>
      <p>Hesabınızın şifresi yok. Silmeden önce hesabın size ait olduğunu doğrulayın; sonra bu adıma dönersiniz.</p>
      {prove(proof, paths.deleteAccount)}
      <LinkButton kind="quiet" to={paths.settings('security')}>
        Önce şifre belirle
      </LinkButton>
    </div>
  );
}
