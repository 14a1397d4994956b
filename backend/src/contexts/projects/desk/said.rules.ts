import { POSTING_FIELDS } from '../../../../contracts/help-wanted.js';
import { PROJECT_FIELDS } from '../../../../contracts/project-writing.js';
import type { PostingWords } from '../project/posting.events.js';
import type { Posting } from '../project/posting.state.rules.js';
import type { ProjectWords } from '../project/project.events.js';
import type { StandingProject } from '../project/project.state.rules.js';

const line = (label: string, said: string | null): string => (said ? `${label}: ${said}` : '');

const said = (parts: Readonly<Record<string, string>>): readonly string[] => Object.values(parts).filter(Boolean);

function ofPosting({ words: { title, description, skills } }: Posting): readonly string[] {
  return said({
    ...{ title: `**Yardım ilanı:** ${title}`, description, skills: line(POSTING_FIELDS.skills, skills.join(', ')) },
    ...{ rewardType: '', places: '', until: '' },
  } satisfies Record<keyof PostingWords, string>);
}

/** All that a project says besides its name and its summary, as one Markdown text for those who judge it: with its tags, its links and its postings. */
export function saidBy({ words: { description, tags, links, repository }, postings }: StandingProject): string {
  const own = said({
    description,
    tags: line(PROJECT_FIELDS.tags, tags.join(', ')),
    links: line(PROJECT_FIELDS.links, links.join(', ')),
    repository: line(PROJECT_FIELDS.repository_url, repository),
    ...{ title: '', summary: '', cover: '' },
  } satisfies Record<keyof ProjectWords, string>);
  return [...own, ...[...postings.values()].filter(({ isRemoved }) => !isRemoved).flatMap(ofPosting)].join('\n\n');
}
