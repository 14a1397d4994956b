import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { plainWords } from '../../../../contracts/rendering/excerpt.js';
import type { Projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { ProjectEvent } from '../../projects/public.js';
import { searchDocumentsView } from './search.model.js';
import { byAuthor, FOR_ALL, FOR_MEMBERS, found, tagToken, titleTokens, withMember } from './tokens.rules.js';

type Moved =
  | 'ProjectCreated'
  | 'ProjectRevised'
  | 'ProjectTagsFollowed'
  | 'ProjectWithdrawn'
  | 'OwnershipPassed'
  | 'MemberJoined'
  | 'MemberLeft'
  | 'MemberRemoved';
export type SearchedProjectFact = Extract<ProjectEvent, { type: Moved }>;

const { change, put, remove } = searchDocumentsView;

interface Said {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
}

const words = ({ title, summary, description, tags }: Said) => ({
  ...found([title, summary, ...tags, plainWords(description)].join('\n')),
  title: titleTokens(title),
  tags: tags.map(tagToken),
});

/** Who finds it, besides its own people. */
function readersOf(visibility: ProjectVisibility): readonly string[] {
  if (visibility === 'private') return [];
  return visibility === 'public' ? [FOR_ALL, FOR_MEMBERS] : [FOR_MEMBERS];
}

const off = (id: string, facets: readonly string[]): readonly Write[] => facets.map((facet) => change(id, { $pull: { facets: facet } }));
const on = (id: string, facets: readonly string[]): readonly Write[] => facets.map((facet) => change(id, { $addToSet: { facets: facet } }));

/** By what projects are found; part of the projection of search. */
export const projectChanges = {
  ProjectCreated: ({ data, position }) =>
    put(data.projectId, {
      ...words(data),
      facets: ['project', byAuthor(data.ownerId), withMember(data.ownerId), ...readersOf(data.visibility)],
      number: position,
    }),
  ProjectRevised: ({ data: { projectId, visibility, formerVisibility, ...said } }) => {
    const [now, former] = [readersOf(visibility), readersOf(formerVisibility)];
    return [
      change(projectId, { $set: words(said) }),
      ...off(
        projectId,
        former.filter((reader) => !now.includes(reader)),
      ),
      ...on(
        projectId,
        now.filter((reader) => !former.includes(reader)),
      ),
    ];
  },
  // How it is called where it is found by its tags; the words of its text stay those that its people wrote.
  ProjectTagsFollowed: ({ data: { projectId, tags } }) => change(projectId, { $set: { tags: tags.map(tagToken) } }),
  ProjectWithdrawn: ({ data: { projectId } }) => remove(projectId),
  OwnershipPassed: ({ data: { projectId, from, to, cause } }) => [
    ...off(projectId, from === null ? [] : [byAuthor(from), ...(cause === 'erasure' ? [withMember(from)] : [])]),
    ...on(projectId, to === null ? [] : [byAuthor(to)]),
  ],
  MemberJoined: ({ data: { projectId, memberId } }) => on(projectId, [withMember(memberId)]),
  MemberLeft: ({ data: { projectId, memberId } }) => off(projectId, [withMember(memberId)]),
  MemberRemoved: ({ data: { projectId, memberId } }) => off(projectId, [withMember(memberId)]),
} satisfies Projection<SearchedProjectFact>['on'];
