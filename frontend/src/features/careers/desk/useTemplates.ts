import { type Author, displayName } from '@contracts/accounts';
import { addressedAs, filledTemplate } from '@contracts/job-templates';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../client/session';
import { jobQuery } from '../api/job';
import { templatesQuery } from '../api/templates';

/** The member's own texts for answers to those who applied to a listing, and how one of them will read a text; null until that is known. */
export function useTemplates(jobId: string, applicant: Author | null) {
  const { data: templates = [] } = useQuery(templatesQuery);
  const { data: job } = useQuery(jobQuery(jobId));
  const member = useMember();
  const fields = job && {
    ad: addressedAs(applicant),
    ilan: job.title,
    sirket: job.company_name,
    gonderen: displayName(member ?? null),
  };
  return { templates, fill: fields ? (text: string) => filledTemplate(text, fields) : null };
}
