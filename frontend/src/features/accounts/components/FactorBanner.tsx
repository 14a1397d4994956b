import { SECOND_FACTOR_TEXT } from '@contracts/second-factor';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../../design/Banner';
import { LinkButton } from '../../../design/Button';
import { paths } from '../../../paths';
import { hasFactor, secondFactorQuery } from '../api/secondFactor';

interface Props {
  /** Called with its name once it is known whether it is shown. */
  onKnown: (banner: string) => void;
}

/** Tells staff on every page why their role does nothing yet, and where to change that. */
export function FactorBanner({ onKnown }: Props) {
  const { isPending, data } = useQuery(secondFactorQuery);
  useEffect(() => {
    if (!isPending) onKnown('factor');
  }, [isPending, onKnown]);
  const { pathname } = useLocation();
  if (!data?.required || hasFactor(data) || pathname === paths.settings('security')) return null;
  return (
    <Banner
      tone="warn"
      icon={<IconShieldLock aria-hidden="true" />}
      label="İki adımlı doğrulama gerekli"
      action={<LinkButton to={paths.settings('security')}>Güvenlik ayarları</LinkButton>}
    >
      <p>{SECOND_FACTOR_TEXT.requiredHere}</p>
    </Banner>
  );
}
