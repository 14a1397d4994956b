import type { OwnUser } from '@contracts/accounts';
import { Skeleton } from '@mantine/core';
import { LinkButton } from '../../../design/Button';
import { Logo } from '../../../design/Logo';
import { turkishNumber } from '../../../design/numbers';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { LiveCard } from '../components/LiveCard';
import { Promises } from '../components/Promises';
import classes from './HomePage.module.css';

interface Props {
  member: OwnUser | null | undefined;
  memberCount: number | undefined;
}

export function HomePage({ member, memberCount }: Props) {
  usePageTitle('');
  return (
    <div className={classes.page}>
      <Logo className={classes.star} hollow />
      <section className={classes.hero}>
        <div>
          <h1 className={classes.title}>Türkçe konuşan geliştiricilerin meydanı</h1>
          <p className={classes.lead}>Sorun, yanıtlayın, birlikte öğrenin. Kararların nedeni hep görünür; yazdığınız hiçbir şey kaybolmaz.</p>
          <div className={classes.actions}>
            {member === undefined && <Skeleton className={classes.waiting} />}
            {member === null && (
              <>
                <LinkButton kind="primary" size="large" to={paths.register()}>
                  Üye Ol
                </LinkButton>
                <LinkButton size="large" to={paths.forum()}>
                  Foruma göz at
                </LinkButton>
              </>
            )}
            {member && (
              <LinkButton kind="primary" size="large" to={paths.forum()}>
                Foruma git
              </LinkButton>
            )}
          </div>
          <p className={classes.count}>
            {memberCount === undefined ? (
              '\u00a0'
            ) : (
              <>
                <b>{turkishNumber(memberCount)}</b> üye
              </>
            )}
          </p>
        </div>
        <LiveCard />
      </section>
      <Promises />
    </div>
  );
}
