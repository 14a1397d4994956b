import { POSTING_FIELDS } from '../../../../contracts/help-wanted.js';
import { PROJECT_FIELDS } from '../../../../contracts/project-writing.js';
import type { Posting } from '../project/posting.state.rules.js';
import type { StandingProject } from '../project/project.state.rules.js';

const line = (label: string, said: string | null): string => (said ? `${label}: ${said}` : '');

const ofPosting = ({ words: { title, description, skills } }: Posting): string =>
  [`**Yardım ilanı:** ${title}`, description, line(POSTING_FIELDS.skills, skills.join(', '))].join('\n\n');

/** All that a project says besides its name and its summary, as one Markdown text for those who judge it: with its tags, its links and its postings. */
export function saidBy({ words: { description, tags, links, repository }, postings }: StandingProject): string {
  const parts = [
    description,
    line(PROJECT_FIELDS.tags, tags.join(', ')),
    line(PROJECT_FIELDS.links, links.join(', ')),
    line(PROJECT_FIELDS.repository_url, repository),
    ...[...postings.values()].filter(({ isRemoved }) => !isRemoved).map(ofPosting),
  ];
  return parts.filter(Boolean).join('\n\n');
}
