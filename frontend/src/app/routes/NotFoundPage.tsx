import { TEXT } from '@contracts/envelope';
import { LinkButton } from '../../design/Button';
import { usePageTitle } from '../../design/usePageTitle';
import { paths } from '../../paths';
import { ErrorPage } from './ErrorPage';

export function NotFoundPage() {
  usePageTitle('Sayfa Bulunamadı');
  return (
    <ErrorPage code="404" title="Sayfa Bulunamadı" text={`${TEXT.routeNotFound} Taşınmış, silinmiş ya da adres eksik yazılmış olabilir.`}>
      <LinkButton kind="primary" to={paths.forum()}>
        Foruma git
      </LinkButton>
      <LinkButton to={paths.home}>Ana sayfaya dön</LinkButton>
    </ErrorPage>
  );
}
