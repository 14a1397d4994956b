import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { Callout } from '../../../design/Callout';
import { ErrorState } from '../../../design/ErrorState';
import { identitiesQuery, useLinkIdentity, useUnlinkIdentity } from '../api/identities';
import classes from './EntryList.module.css';
import { IdentityItem } from './IdentityItem';
import { ListSkeleton } from './ListSkeleton';
import { SettingsSection } from './SettingsSection';

/** The accounts elsewhere that the member signs in with; nothing where the installation offers none and none is linked. */
export function IdentitiesSection() {
  const { data: identities, error, refetch } = useQuery(identitiesQuery);
  const link = useLinkIdentity();
  const unlink = useUnlinkIdentity();
  const problem = link.error ?? unlink.error;
  if (identities?.length === 0) return null;
  return (
    <SettingsSection title="Bağlı hesaplar" text="Bağladığınız hesaplarla şifre yazmadan giriş yaparsınız. Oradaki hiçbir içeriğinize erişilmez.">
      {problem && (
        <Callout tone="danger" role="alert">
          {messageOf(problem)}
        </Callout>
      )}
      {!identities && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
      {!identities && !error && <ListSkeleton rows={2} />}
      {identities && (
        <ul className={classes.list}>
          {identities.map((identity) => (
            <IdentityItem
              key={identity.id}
              identity={identity}
              busy={link.isPending || unlink.isPending || link.isSuccess}
              onLink={() => {
                unlink.reset();
                link.mutate(identity.id);
              }}
              onUnlink={() => {
                link.reset();
                unlink.mutate(identity.id);
              }}
            />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}
