import { TEXT } from '@contracts/envelope';
import { useQuery } from '@tanstack/react-query';
import { operatorQuery } from '../../client/operator';
import { LinkButton } from '../../design/Button';
import { usePageTitle } from '../../design/usePageTitle';
import { paths } from '../../paths';
import { wayOutAreas } from '../areas';
import { ErrorPage } from './ErrorPage';

export function NotFoundPage() {
  usePageTitle('Sayfa Bulunamadı');
  const { data: operator } = useQuery(operatorQuery);
  return (
    <ErrorPage
      code="404"
      title="Sayfa Bulunamadı"
      text={`${TEXT.routeNotFound} Taşınmış, silinmiş ya da adres eksik yazılmış olabilir.`}
      below={
        operator && (
          <>
            Bir sorun olduğunu düşünüyorsanız bize yazın: <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </>
        )
      }
    >
      <LinkButton kind="primary" to={paths.home}>
        Ana sayfa
      </LinkButton>
      {wayOutAreas.map(({ id, name, path }) => (
        <LinkButton key={id} to={path}>
          {name}
        </LinkButton>
      ))}
    </ErrorPage>
  );
}
