import { CATEGORY_TEXT, writingProblem } from '@contracts/categories';
import type { Category } from '@contracts/forum';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { tagsQuery } from '../../../client/tagsQuery';
import { Button } from '../../../design/Button';
import { Columns } from '../../../design/Columns';
import { NarrowedBy } from '../../../design/NarrowedBy';
import { PageHead } from '../../../design/PageHead';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { categoriesQuery } from '../api/topics';
import { CategoryChips, CategoryPanel, isCurrent } from '../components/CategoryPanel';
import { Topics } from '../components/Topics';
import { topicFilterIn } from '../components/topicFilter';
import classes from './ForumPage.module.css';

/** What keeps members from opening topics here, said before they try. */
function WritingNote({ category: { closed, writers } }: { category: Category }) {
  const note = closed ? CATEGORY_TEXT.closedHere : writers === 'staff' ? CATEGORY_TEXT.onlyStaffHere : null;
  return note && <p className={classes.note}>{note}</p>;
}

const NewTopicDialog = lazy(() => import('../components/NewTopicDialog').then((file) => ({ default: file.NewTopicDialog })));

export function ForumPage() {
  const member = useMember();
  const { categoryId } = useParams();
  const [query, setQuery] = useSearchParams();
  const { data: categories } = useQuery(categoriesQuery);
  const { category, tag, sort } = topicFilterIn(query, categoryId);
  const shown = categories?.find((each) => isCurrent(each, category));
  const mayOpen = !shown || writingProblem(shown, member?.role ?? 'user') === null;
  const setNew = (open: boolean) =>
    setQuery(
      (before) => {
        if (open) before.set('new', '1');
        else before.delete('new');
        return before;
      },
      { preventScrollReset: true },
    );
  const { data: tags } = useQuery({ ...tagsQuery(tag ?? ''), enabled: tag !== undefined });
  // Until it is known how the tag is written, its address tells enough.
  const tagName = tags?.find(({ slug }) => slug === tag)?.name ?? tag;
  const title = tagName ? `#${tagName}` : shown?.name;
  usePageTitle(title ? `${title} · Forum` : 'Forum', tag || !shown ? paths.forum({ tag }) : paths.category(shown.id));
  // What was merged into another stands at that one's address.
  if (shown && category && category !== shown.id && category !== shown.slug) return <Navigate to={paths.forum({ category: shown.slug, tag, sort })} replace />;
  return (
    <Columns side={<CategoryPanel current={category} tag={tag} sort={sort} />}>
      <PageHead title={shown?.name ?? 'Forum'} text={shown?.description}>
        <Button kind="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setNew(true)}>
          Yeni Konu Oluştur
        </Button>
      </PageHead>
      {shown && <WritingNote category={shown} />}
      <CategoryChips current={category} tag={tag} sort={sort} />
      {tagName && <NarrowedBy label="Etiket" name={`#${tagName}`} without={paths.forum({ category, sort })} removal={`${tagName} etiketini kaldır`} />}
      <Topics filter={{ category, tag, sort }} categoryId={shown?.id} onNew={mayOpen ? () => setNew(true) : undefined} />
      {query.get('new') === '1' && member !== undefined && (
        <Suspense fallback={null}>
          <NewTopicDialog categoryId={mayOpen ? shown?.id : undefined} onClose={() => setNew(false)} />
        </Suspense>
      )}
    </Columns>
  );
}
