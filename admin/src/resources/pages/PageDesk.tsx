import { PAGE_SLUGS } from '@contracts/pages';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../../desk/Pages';
import { PageEditor } from './PageEditor';
import { PagesPage } from './PagesPage';

/** The pages that everybody reads, for staff; admins write them. */
export function PageDesk() {
  const { pathname } = useLocation();
  const [, , name = '', ...more] = pathname.replace(/\/$/, '').split('/');
  if (!name) return <PagesPage />;
  const slug = PAGE_SLUGS.find((each) => each === name);
  return slug && more.length === 0 ? <PageEditor key={slug} slug={slug} /> : <NotFoundPage />;
}
