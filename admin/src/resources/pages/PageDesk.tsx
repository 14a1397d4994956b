import { PAGE_SLUGS } from '@contracts/pages';
import { useCanAccess } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ForbiddenPage, NotFoundPage } from '../../desk/Pages';
import { PageEditor } from './PageEditor';
import { PagesPage } from './PagesPage';

/** The pages that everybody reads, for staff; admins write them. */
export default function PageDesk() {
  const { pathname } = useLocation();
  const { canAccess, isPending } = useCanAccess({ resource: 'pages', action: 'list' });
  if (isPending) return null;
  if (!canAccess) return <ForbiddenPage />;
  const [, , name = '', ...more] = pathname.replace(/\/$/, '').split('/');
  if (!name) return <PagesPage />;
  const slug = PAGE_SLUGS.find((each) => each === name);
  return slug && more.length === 0 ? <PageEditor key={slug} slug={slug} /> : <NotFoundPage />;
}
