import { plainWords } from '../../../../contracts/rendering/excerpt.js';
import type { Projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { JobEvent } from '../../careers/public.js';
import { searchDocumentsView } from './search.model.js';
import { byAuthor, FOR_ALL, found, tagToken, titleTokens, withMember } from './tokens.rules.js';

const { change, put, remove } = searchDocumentsView;

type Said = Extract<JobEvent, { type: 'JobPosted' }>['data'];
type OfJob = Pick<Said, 'jobId'>;

const words = ({ title, company, location, description, responsibilities, qualifications, tags }: Omit<Said, 'ownerId'>) => ({
  ...found([title, company, location, ...tags, plainWords(description), responsibilities, qualifications].join('\n')),
  title: titleTokens(title),
  tags: tags.map(tagToken),
});

// Whoever is shown what was found is asked again: a listing that waits or is hidden only takes nobody's place among so many candidates.
const listed = ({ data }: { readonly data: OfJob }): Write => change(data.jobId, { $addToSet: { facets: FOR_ALL } });
const unlisted = ({ data }: { readonly data: OfJob }): Write => change(data.jobId, { $pull: { facets: FOR_ALL } });

/** By what job listings are found; part of the projection of search. */
export const jobChanges = {
  JobPosted: ({ data, position }) =>
    put(data.jobId, { ...words(data), facets: ['job', byAuthor(data.ownerId), withMember(data.ownerId), FOR_ALL], number: position }),
  JobRevised: ({ data }) => change(data.jobId, { $set: words(data) }),
  JobHeld: unlisted,
  JobApproved: listed,
  JobClosed: unlisted,
  JobExpired: unlisted,
  JobReopened: listed,
  JobRenewed: listed,
  JobHidden: unlisted,
  JobDeleted: unlisted,
  JobRestored: (fact) => (fact.data.to === 'visible' ? listed(fact) : unlisted(fact)),
  JobWithdrawn: ({ data }) => remove(data.jobId),
} satisfies Partial<Projection<JobEvent>['on']>;
