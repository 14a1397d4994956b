import { type ConsolePage, isBinding, PAGE_EDIT_TEXT, PAGE_SOURCE_LABEL } from '@contracts/page-editing';
import type { PageSlug } from '@contracts/pages';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconExternalLink } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useCanAccess } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { Panel } from '../../desk/Panel';
import { StaleNote } from '../../desk/StaleNote';
import { useArrivalFocus } from '../../desk/useArrivalFocus';
import { usePageTitle } from '../../desk/usePageTitle';
import { WaitingBox } from '../approvals/WaitingBox';
import { ListState } from '../settings/ListState';
import { PageForm } from './PageForm';
import { PagePreview } from './PagePreview';
import { PageVersionPanel } from './PageVersionPanel';
import { PageVersions } from './PageVersions';
import { useSitePage } from './usePages';

const PageHead = ({ page: { slug, title, source }, titleRef }: { page: ConsolePage; titleRef: Ref<HTMLHeadingElement> }) => (
  <Box component="header" sx={{ display: 'grid', gap: 1 }}>
    <BackLink to="/pages" label="Sayfalar" />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Typography ref={titleRef} tabIndex={-1} variant="h1" sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
        {title}
      </Typography>
      <Chip tone={source === 'console' ? 'brand' : 'plain'}>{PAGE_SOURCE_LABEL[source]}</Chip>
      {isBinding(slug) && <Chip tone="info">Üyeler onaylar</Chip>}
      <Link
        href={`/${slug}`}
        target="_blank"
        rel="noopener"
        sx={{ ml: { sm: 'auto' }, display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: { xs: 44, sm: 32 } }}
      >
        Sitede aç <IconExternalLink size={16} aria-hidden />
      </Link>
    </Box>
    {isBinding(slug) && <Typography sx={{ color: 'text.secondary' }}>{PAGE_EDIT_TEXT.binding}</Typography>}
  </Box>
);

/** One page: its text beside what members will see, and its versions. The address names the version that is looked at. */
export function PageEditor({ slug }: { slug: PageSlug }) {
  const query = useSitePage(slug);
  const { canAccess: mayEdit } = useCanAccess({ resource: 'pages', action: 'edit' });
  const [search] = useSearchParams();
  const version = Number(search.get('version')) || null;
  const page = query.data;
  const title = useArrivalFocus(page !== undefined && version === null);
  usePageTitle(page ? `${page.title} · Sayfalar` : 'Sayfalar');
  if (!page)
    return (
      <ListState loading="Sayfa yükleniyor" query={query} isEmpty={false} empty={null}>
        {null}
      </ListState>
    );
  const around = (
    <>
      {query.error && <StaleNote message={query.error.message} onRetry={query.refetch} />}
      <PageHead page={page} titleRef={title} />
      <WaitingBox about={(row) => row.page === slug} />
      {version !== null && <PageVersionPanel key={version} page={page} version={version} mayEdit={mayEdit === true} />}
    </>
  );
  if (mayEdit) return <PageForm page={page} head={around} foot={<PageVersions page={page} mayEdit />} />;
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        {around}
        <Panel title="Sayfa" level="h2">
          <PagePreview text={page} values={page.values} />
        </Panel>
        <PageVersions page={page} mayEdit={false} />
      </Box>
    </Box>
  );
}
