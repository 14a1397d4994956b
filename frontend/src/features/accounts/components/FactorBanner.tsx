import { SECOND_FACTOR_TEXT } from '@contracts/second-factor';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../design/Button';
import { paths } from '../../../paths';
import { hasFactor, secondFactorQuery } from '../api/secondFactorQuery';
import classes from './SecondFactor.module.css';

/** Tells staff on every page why their role does nothing yet, and where to change that. */
export function FactorBanner() {
  const { data } = useQuery(secondFactorQuery);
  const { pathname } = useLocation();
  if (!data?.required || hasFactor(data) || pathname === paths.settings('security')) return null;
  return (
    <section className={classes.banner} aria-label="İki adımlı doğrulama gerekli">
      <div className={classes.bannerInner}>
        <IconShieldLock aria-hidden="true" />
        <p className={classes.body}>{SECOND_FACTOR_TEXT.requiredHere}</p>
        <LinkButton to={paths.settings('security')}>Güvenlik ayarları</LinkButton>
      </div>
    </section>
  );
}
