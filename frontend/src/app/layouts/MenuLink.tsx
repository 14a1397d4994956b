import { NavLink } from 'react-router-dom';
import { paths } from '../../paths';
import type { NavigationEntry } from './navigation';

interface Props {
  entry: NavigationEntry;
  withIcon?: boolean;
  onClick?: () => void;
}

export function MenuLink({ entry: { to, label, icon: Icon, elsewhere }, withIcon = false, onClick }: Props) {
  const content = (
    <>
      {withIcon && <Icon aria-hidden="true" />} {label}
    </>
  );
  if (elsewhere) return <a href={to}>{content}</a>;
  return (
    <NavLink to={to} end={to === paths.home} onClick={onClick}>
      {content}
    </NavLink>
  );
}
