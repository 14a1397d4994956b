import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import type { AnswerTemplateRequest } from '../../../../contracts/job-templates.js';
import { JudgedText } from '../../../platform/http/fields.js';

export class AnswerTemplateDto implements AnswerTemplateRequest {
  @JudgedText(APPLICATION_LIMITS.templateName.max)
  name: string = '';

  @JudgedText(APPLICATION_LIMITS.answer.max)
  text: string = '';
}
