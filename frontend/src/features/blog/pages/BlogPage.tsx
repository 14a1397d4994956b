import { tagSlug } from '@contracts/forum-tags';
import { IconPencil } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import { Columns } from '../../../design/Columns';
import { NarrowedBy } from '../../../design/NarrowedBy';
import { PageHead } from '../../../design/PageHead';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { blogCategoriesQuery, type PostFilter, popularTagsQuery, postsQuery } from '../api/posts';
import { BlogCategories, BlogCategoryChips, isNamed } from '../components/BlogCategories';
import { Posts } from '../components/Posts';
import { postFilterIn } from '../components/postFilter';

/** By what the list is narrowed, as it is written; until that is known its address tells enough. */
function useNarrowed(filter: PostFilter) {
  const { data: categories } = useQuery(blogCategoriesQuery);
  const first = useInfiniteQuery({ ...postsQuery(filter), enabled: false }).data?.pages[0]?.data[0];
  const { data: tags } = useQuery(popularTagsQuery);
  const tag = tags?.find(({ slug }) => slug === filter.tag)?.name ?? first?.tags.find((name) => tagSlug(name) === filter.tag) ?? filter.tag;
  const category = filter.category === undefined ? undefined : categories?.find((each) => isNamed(each, filter.category));
  const chosen = filter.tag ? `#${tag}` : filter.author && (first?.author.name ?? filter.author);
  return { category, chosen };
}

export function BlogPage() {
  const member = useMember();
  const [query] = useSearchParams();
  const filter = postFilterIn(query);
  const { category, chosen } = useNarrowed(filter);
  const { sort, ...narrowing } = filter;
  const title = category?.name ?? chosen;
  usePageTitle(title ? `${title} · Blog` : 'Blog', paths.blog(narrowing));
  return (
    <Columns side={<BlogCategories filter={filter} />}>
      <PageHead title={category?.name ?? 'Blog'} text={category?.description}>
        {member && (
          <LinkButton kind="quiet" to={paths.ownPosts()}>
            Yazılarım
          </LinkButton>
        )}
        <LinkButton kind="primary" icon={<IconPencil aria-hidden="true" />} to={paths.newPost}>
          Yeni Yazı Oluştur
        </LinkButton>
      </PageHead>
      <BlogCategoryChips filter={filter} />
      {chosen && <NarrowedBy label={filter.tag ? 'Etiket' : 'Yazar'} name={chosen} without={paths.blog({ sort })} removal={`${chosen} süzgecini kaldır`} />}
      <Posts filter={filter} />
    </Columns>
  );
}
