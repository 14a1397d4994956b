import { CODE } from '../../../../contracts/envelope.js';
import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import { type AnswerTemplate, type AnswerTemplateRequest, TEMPLATE_TEXT, templateProblems } from '../../../../contracts/job-templates.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';

export const TEMPLATES_KIND = 'job-answer-templates';
/** All templates of a member are one note, so that there are never more than there may be. */
export const TEMPLATES_KEY = 'all';

type Templates = readonly AnswerTemplate[];

export const templatesIn = (text: string | undefined): Templates => (text ? (JSON.parse(text) as AnswerTemplate[]) : []);

export function withNew(templates: Templates, id: string, wish: AnswerTemplateRequest): Templates {
  if (templates.length >= APPLICATION_LIMITS.templates) throw new RuleViolation('answer-template.too-many', TEMPLATE_TEXT.tooMany, null, 'conflict');
  return [...templates, { id, ...sound(wish) }];
}

export function withChanged(templates: Templates, id: string, wish: AnswerTemplateRequest): Templates {
  if (!templates.some((each) => each.id === id)) throw new RuleViolation(CODE.notFound, TEMPLATE_TEXT.notFound, null, 'not-found');
  const changed = sound(wish);
  return templates.map((each) => (each.id === id ? { id, ...changed } : each));
}

export const without = (templates: Templates, id: string): Templates => templates.filter((each) => each.id !== id);

function sound({ name, text }: AnswerTemplateRequest): AnswerTemplateRequest {
  refuseProblems('answer-template.invalid', templateProblems({ name, text }));
  return { name: inOneLine(name), text: text.trim() };
}
