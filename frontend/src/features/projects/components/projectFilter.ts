import { PROJECT_SORT_LABEL, PROJECT_SORTS, PROJECT_VISIBILITIES, type ProjectSort, type SortDirection } from '@contracts/projects';
import type { ProjectFilter } from '../../../paths';

const oneOf = <T extends string>(choices: readonly T[], wanted: string | null): T | undefined => choices.find((choice) => choice === wanted);
const yesOrNo = (wanted: string | null) => oneOf(['true', 'false'], wanted);
const some = (wanted: string | null): string | undefined => wanted?.trim() || undefined;

/** Which projects an address asks for; by what it names and there is not, nothing is narrowed. */
export const projectFilterIn = (query: URLSearchParams): ProjectFilter =>
  withoutEmpty({
    search: some(query.get('search')),
    stage: some(query.get('stage')),
    visibility: oneOf(PROJECT_VISIBILITIES, query.get('visibility')),
    tags: tagsOf({ tags: some(query.get('tags')) }).join(','),
    owner_id: some(query.get('owner_id')),
    has_help_wanted: yesOrNo(query.get('has_help_wanted')),
    help_wanted_is_open: yesOrNo(query.get('help_wanted_is_open')),
    sort_by: oneOf(PROJECT_SORTS, query.get('sort_by')),
    sort_direction: oneOf(['asc', 'desc'], query.get('sort_direction')),
  });

/** What is not chosen stands neither in the address nor in what is asked. */
export const withoutEmpty = (filter: { [Name in keyof ProjectFilter]: ProjectFilter[Name] | undefined }): ProjectFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));

/** How a list stands that nobody has narrowed: its order stays. */
export const unnarrowed = ({ sort_by, sort_direction }: ProjectFilter): ProjectFilter => withoutEmpty({ sort_by, sort_direction });
export const isNarrowed = (filter: ProjectFilter): boolean => Object.keys(filter).some((name) => !name.startsWith('sort_'));

export const tagsOf = ({ tags }: ProjectFilter): string[] =>
  tags
    ?.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean) ?? [];
export const withTags = (filter: ProjectFilter, tags: readonly string[]): ProjectFilter => withoutEmpty({ ...filter, tags: tags.join(',') });

/** What can be asked of a project's postings, as one choice. */
export const HELP = {
  some: { label: 'Var', asks: { has_help_wanted: 'true' } },
  open: { label: 'Açık olan', asks: { has_help_wanted: 'true', help_wanted_is_open: 'true' } },
  ended: { label: 'Açık olmayan', asks: { has_help_wanted: 'true', help_wanted_is_open: 'false' } },
  none: { label: 'Yok', asks: { has_help_wanted: 'false' } },
} as const;
export type Help = keyof typeof HELP;

export function helpOf({ has_help_wanted, help_wanted_is_open }: ProjectFilter): Help | null {
  if (has_help_wanted === 'false') return 'none';
  if (help_wanted_is_open) return help_wanted_is_open === 'true' ? 'open' : 'ended';
  return has_help_wanted ? 'some' : null;
}
export const withHelp = (filter: ProjectFilter, help: Help | null): ProjectFilter =>
  withoutEmpty({ ...filter, has_help_wanted: undefined, help_wanted_is_open: undefined, ...(help && HELP[help].asks) });

/** Of a stage in the address that there is not. */
export const UNKNOWN_STAGE = 'bilinmeyen';

export const sortOf = ({ sort_by }: ProjectFilter): ProjectSort => sort_by ?? PROJECT_SORTS[0];
const natural = (sort: ProjectSort): SortDirection => (sort === 'title' ? 'asc' : 'desc');
const directionOf = (filter: ProjectFilter): SortDirection => filter.sort_direction ?? natural(sortOf(filter));
export const isTurned = (filter: ProjectFilter): boolean => directionOf(filter) !== natural(sortOf(filter));
export const sortLabel = (filter: ProjectFilter): string => PROJECT_SORT_LABEL[sortOf(filter)] + (isTurned(filter) ? ', tersten' : '');

/** Names stand from A on, everything else from the most or the newest on, unless it is turned round. */
export const withSort = (filter: ProjectFilter, sort: ProjectSort): ProjectFilter =>
  withoutEmpty({ ...filter, sort_by: sort === PROJECT_SORTS[0] ? undefined : sort, sort_direction: undefined });
export const turned = (filter: ProjectFilter): ProjectFilter =>
  withoutEmpty({ ...filter, sort_direction: isTurned(filter) ? undefined : directionOf(filter) === 'desc' ? 'asc' : 'desc' });

/** By how much a list is narrowed, without what is searched for, which is to be seen anyway. */
export const narrowings = (filter: ProjectFilter): number =>
  [helpOf(filter), filter.stage, filter.visibility, filter.owner_id, ...tagsOf(filter)].filter(Boolean).length;
export const isNarrowedTwice = (filter: ProjectFilter): boolean => narrowings(filter) + (filter.search ? 1 : 0) > 1;
