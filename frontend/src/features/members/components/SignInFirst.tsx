import { TEXT } from '@contracts/envelope';
import { IconLock } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../design/Button';
import { EmptyState } from '../../../design/EmptyState';
import { paths } from '../../../paths';

/** In the place of what only members have; the way back leads here. */
export function SignInFirst() {
  const { pathname } = useLocation();
  return (
    <EmptyState icon={<IconLock />} title="Giriş yapın" text={TEXT.authRequired}>
      <LinkButton kind="primary" to={paths.login({ reason: 'auth_required', redirect: pathname })}>
        Giriş Yap
      </LinkButton>
    </EmptyState>
  );
}
