import { displayName } from '@contracts/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NarrowedBy } from '../../../../design/NarrowedBy';
import { type ProjectFilter, paths } from '../../../../paths';
import { projectsQuery } from '../../api/projects';
import { tagsOf, withoutEmpty, withTags } from '../projectFilter';
import { type Narrowing, nameIn } from './narrowing';
import classes from './ProjectFilters.module.css';

const AN_ID = /^[\da-f-]{36}$/i;

/** Whose projects are listed; until that is known what stands in the address tells enough, where it is a name. */
function useOwnerName(filter: ProjectFilter): string {
  const { data, isPlaceholderData } = useInfiniteQuery({ ...projectsQuery(filter), enabled: false });
  const owner = isPlaceholderData ? null : data?.pages[0]?.data[0]?.owner;
  const { owner_id = '' } = filter;
  if (owner) return displayName(owner);
  return AN_ID.test(owner_id) ? 'seçilen üye' : owner_id;
}

interface Props {
  filter: ProjectFilter;
  narrowing: readonly Narrowing[];
}

/** Each thing by which the list is narrowed, which can be taken off alone. */
export function Narrowed({ filter, narrowing }: Props) {
  const owner = useOwnerName(filter);
  const { search, owner_id } = filter;
  const tags = tagsOf(filter);
  const narrowed: (readonly [label: string, name: string, without: ProjectFilter])[] = [
    ...(search ? [['Arama', `“${search}”`, withoutEmpty({ ...filter, search: undefined })] as const] : []),
    ...narrowing.filter(({ chosen }) => chosen !== null).map((each) => [each.label, nameIn(each), each.choose(null)] as const),
    ...(owner_id ? [['Sahip', owner, withoutEmpty({ ...filter, owner_id: undefined })] as const] : []),
    ...tags.map(
      (tag) =>
        [
          'Etiket',
          `#${tag}`,
          withTags(
            filter,
            tags.filter((each) => each !== tag),
          ),
        ] as const,
    ),
  ];
  if (narrowed.length === 0) return null;
  return (
    <div className={classes.narrowed}>
      {narrowed.map(([label, name, without]) => (
        <NarrowedBy key={label + name} label={label} name={name} without={paths.projects(without)} removal={`Kaldır: ${label}: ${name}`} />
      ))}
    </div>
  );
}
