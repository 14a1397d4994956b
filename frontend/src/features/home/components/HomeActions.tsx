import type { OwnUser } from '@contracts/accounts';
import { Skeleton } from '@mantine/core';
import { LinkButton } from '../../../design/Button';
import { paths } from '../../../paths';
import classes from './HomeActions.module.css';

/** What a visitor, or a member, can do next; a place is kept while it is not known who it is. */
export function HomeActions({ member }: { member: OwnUser | null | undefined }) {
  return (
    <div className={classes.actions}>
      {member === undefined && (
        <div role="status" aria-label="Yükleniyor...">
          <Skeleton className={classes.waiting} />
        </div>
      )}
      {member === null && (
        <>
          <LinkButton kind="primary" size="large" to={paths.register()}>
            Üye Ol
          </LinkButton>
          <LinkButton size="large" to={paths.login()}>
            Giriş Yap
          </LinkButton>
        </>
      )}
      {member && (
        <LinkButton kind="primary" size="large" to={paths.forum()}>
          Platformu Keşfet
        </LinkButton>
      )}
    </div>
  );
}
