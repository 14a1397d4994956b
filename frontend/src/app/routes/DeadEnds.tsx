import { TEXT } from '@contracts/envelope';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { operatorQuery } from '../../client/operator';
import { useMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import { ErrorState } from '../../design/ErrorState';
import { Logo } from '../../design/Logo';
import { usePageTitle } from '../../design/usePageTitle';
import { paths } from '../../paths';
import { wayOutAreas } from '../areas';
import classes from './DeadEnds.module.css';

/** What is shown when a page breaks or its code cannot be loaded. */
export function RouteError() {
  console.error(useRouteError());
  return <ErrorState text={TEXT.internal} onRetry={() => location.reload()} />;
}

interface DeadEndProps {
  code: string;
  title: string;
  text: string;
  children: ReactNode;
  /** Said under the ways out. */
  below?: ReactNode;
}

function DeadEnd({ code, title, text, children, below }: DeadEndProps) {
  return (
    <div className={classes.page}>
      <Logo className={classes.star} hollow />
      <p className={classes.code}>{code}</p>
      <h1>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
      <p className={classes.below}>{below ?? '\u00a0'}</p>
    </div>
  );
}

export function UnauthorizedPage() {
  const member = useMember();
  usePageTitle('Yetkisiz Erişim');
  return (
    <DeadEnd code="403" title="Yetkisiz Erişim" text={`${TEXT.forbidden} Bunun bir yanlışlık olduğunu düşünüyorsanız başka bir hesapla giriş yapmayı deneyin.`}>
      <LinkButton kind="primary" to={paths.forum()}>
        Foruma git
      </LinkButton>
      {member ? <LinkButton to={paths.home}>Ana sayfaya dön</LinkButton> : <LinkButton to={paths.login()}>Giriş Yap</LinkButton>}
    </DeadEnd>
  );
}

export function NotFoundPage() {
  usePageTitle('Sayfa Bulunamadı');
  const { data: operator } = useQuery(operatorQuery);
  return (
    <DeadEnd
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
    </DeadEnd>
  );
}
