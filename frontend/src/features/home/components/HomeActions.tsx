import type { KnownMember } from '../../../client/knownMember';
import { LinkButton } from '../../../design/Button';
import { paths } from '../../../paths';
import classes from './HomeActions.module.css';

/** What a visitor, or a member, can do next. */
export function HomeActions({ member }: { member: KnownMember | null }) {
  return (
    <div className={classes.actions}>
      {member ? (
        <LinkButton kind="primary" size="large" to={paths.forum()}>
          Platformu Keşfet
        </LinkButton>
      ) : (
        <>
          <LinkButton kind="primary" size="large" to={paths.register()}>
            Üye Ol
          </LinkButton>
          <LinkButton size="large" to={paths.login()}>
            Giriş Yap
          </LinkButton>
        </>
      )}
    </div>
  );
}
