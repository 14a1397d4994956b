import type { OwnProof } from '@contracts/proof';
import { IconFingerprint } from '@tabler/icons-react';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useProofByPasskey, useProofByProvider } from '../api/identities';
import { knowsPasskeys } from '../api/passkeyBrowser';
import classes from './ChangePasswordForm.module.css';
import { PROVIDER_ICON } from './providerIcon';

interface Props {
  proof: OwnProof;
  /** Own path to come back to from the provider. */
  redirect: string;
}

/** How a member without a password shows who they are: through a linked account, or with a passkey. */
export function ProveYourself({ proof, redirect }: Props) {
  const provider = useProofByProvider(redirect);
  const passkey = useProofByPasskey();
  const problem = provider.error ?? passkey.error;
  const busy = provider.isPending || provider.isSuccess || passkey.isPending;
  return (
    <div className={classes.form}>
      {problem && (
        <Callout tone="danger" role="alert">
          {messageOf(problem)}
        </Callout>
      )}
      {proof.providers.map(({ id, label }) => {
        const Icon = PROVIDER_ICON[id];
        return (
          <Button
            key={id}
            icon={<Icon aria-hidden="true" />}
            busy={busy && provider.variables === id && 'Gidiliyor…'}
            onClick={() => {
              passkey.reset();
              provider.mutate(id);
            }}
          >
            {label} ile doğrula
          </Button>
        );
      })}
      {proof.passkey && knowsPasskeys() && (
        <Button
          icon={<IconFingerprint aria-hidden="true" />}
          busy={passkey.isPending && 'Bekleniyor…'}
          onClick={() => {
            provider.reset();
            passkey.mutate();
          }}
        >
          Geçiş anahtarıyla doğrula
        </Button>
      )}
    </div>
  );
}
