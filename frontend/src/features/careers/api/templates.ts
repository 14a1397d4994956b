import { type AnswerTemplate, type AnswerTemplateRequest, type BulkAnswerRequest, type BulkAnswerRow, TEMPLATE_TEXT } from '@contracts/job-templates';
import { useQueryClient } from '@tanstack/react-query';
import { posts, puts, removes, shownAs, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { APPLICATIONS } from './applications';
import { JOBS, tries } from './careers';

const PATH = '/api/career/answer-templates';
const pathOf = ({ id }: Pick<AnswerTemplate, 'id'>): string => at`/api/career/answer-templates/${id}`;

/** The member's own texts for answers. */
export const templatesQuery = reads<AnswerTemplate[]>([...JOBS, 'templates'], PATH, tries);
const asksAgain = [templatesQuery.queryKey];

export const useKeepTemplate = () => useCall(posts<AnswerTemplateRequest, AnswerTemplate>(PATH), { anew: true, asksAgain, says: TEMPLATE_TEXT.kept });
export const useChangeTemplate = () =>
  useCall(
    puts<AnswerTemplate, AnswerTemplate>(pathOf, ({ name, text }) => ({ name, text }) satisfies AnswerTemplateRequest),
    { anew: true, asksAgain, says: TEMPLATE_TEXT.kept },
  );

/** It goes at once, and can be brought back as it was. */
export function useRemoveTemplate() {
  const queries = useQueryClient();
  const keepAgain = useCall(posts<AnswerTemplateRequest, AnswerTemplate>(PATH), { anew: true, asksAgain, fails: 'Şablon geri alınamadı' });
  return useCall(removes<AnswerTemplate>(pathOf), {
    anew: true,
    shows: shownAs(templatesQuery, (all, { id }) => all?.filter((each) => each.id !== id)),
    onSuccess: (_answer, { name, text }) => {
      void queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
      void toast({ text: TEMPLATE_TEXT.removed, action: { label: 'Geri Al', run: () => keepAgain.mutate({ name, text }) } });
    },
  });
}

/** Tells of each application whether it was answered. */
export const useAnswerMany = () =>
  useCall(posts<BulkAnswerRequest, BulkAnswerRow[]>(`${APPLICATIONS}/received/answers`), { tries, asksAgain: [[...JOBS, 'applications', 'received']] });
