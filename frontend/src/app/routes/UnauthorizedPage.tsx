import { TEXT } from '@contracts/envelope';
import { useMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { usePageTitle } from '../../design/usePageTitle';
import { paths } from '../../paths';
import { ErrorPage } from './ErrorPage';

export function UnauthorizedPage() {
  const member = useMember();
  usePageTitle('Yetkisiz Erişim');
  return (
    <ErrorPage
      code="403"
      title="Yetkisiz Erişim"
      text={`${TEXT.forbidden} Bunun bir yanlışlık olduğunu düşünüyorsanız başka bir hesapla giriş yapmayı deneyin.`}
    >
      <LinkButton kind="primary" to={paths.forum()}>
        Foruma git
      </LinkButton>
      {member ? <LinkButton to={paths.home}>Ana sayfaya dön</LinkButton> : <LinkButton to={paths.login()}>Giriş Yap</LinkButton>}
    </ErrorPage>
  );
}
