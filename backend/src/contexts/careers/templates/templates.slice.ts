import type { Slice } from '../../../platform/slices/slice.js';
import { AnswerTemplatesController } from './answer-templates.controller.js';
import { answerTemplatesOwnData } from './answer-templates.own-data.js';
import { AnswerTemplates } from './answer-templates.service.js';

/** Texts that those who offer work answer applicants with. */
export const templates: Slice = {
  ownData: answerTemplatesOwnData,
  controllers: [AnswerTemplatesController],
  providers: [AnswerTemplates],
};
