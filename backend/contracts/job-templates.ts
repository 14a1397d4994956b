/**
 * Texts that those who offer work answer applicants with, again and again.
 *
 * - `GET`, `POST /api/career/answer-templates`, `PUT`, `DELETE /api/career/answer-templates/{id}` with `AnswerTemplateRequest`: `AnswerTemplate`. Each member has
 *   their own, which nobody else reads.
 * - `POST /api/career/applications/received/answers` with `BulkAnswerRequest`: `BulkAnswerRow[]`, one for each application that was named, in that order.
 */
import { neededLineProblem, onlyProblems, textProblem } from './field-problems.js';
import { APPLICATION_FIELDS } from './job-application-problems.js';
import { APPLICATION_LIMITS, type DecidedState } from './job-applications.js';

/** Words of a template in braces, and what they become. */
export const TEMPLATE_FIELDS = {
  ad: 'Başvuranın adı',
  ilan: 'İlanın başlığı',
  sirket: 'Şirket',
  gonderen: 'Sizin adınız',
} as const;
type TemplateField = keyof typeof TEMPLATE_FIELDS;

export const TEMPLATE_TEXT = {
  notFound: 'Bu şablon bulunamadı.',
  tooMany: `En fazla ${APPLICATION_LIMITS.templates} şablon saklayabilirsiniz.`,
  kept: 'Şablon kaydedildi.',
  removed: 'Şablon silindi.',
  nobodyChosen: 'Yanıtlamak için en az bir başvuru seçin.',
  withdrawnMeanwhile: 'Başvurusunu geri çekti; yanıt gönderilmedi.',
  unevenVersions: 'Seçilen başvurular ile sürümlerinin sayısı aynı olmalıdır.',
  decidedMeanwhile: 'Durumu bu arada değişti; yanıt gönderilmedi.',
  answeredBefore: 'Önceki gönderimde yanıtlandı; bu kez gönderilmedi.',
} as const;

export interface AnswerTemplateRequest {
  name: string;
  text: string;
}
export interface AnswerTemplate extends AnswerTemplateRequest {
  id: string;
}
/** `text` has fields in braces. Left out, `state` stays as it is. */
export interface BulkAnswerRequest {
  application_ids: string[];
  text: string;
  state?: DecidedState;
  /** With `state`: which version of each application was seen, in the order of their ids. One that was decided on meanwhile is left out. */
  versions?: number[];
  /** Of one sending: each application is answered once under it, however often it is asked for. */
  sending_id: string;
  /** Sendings of other words that failed on their way: whom one of them answered already is left out. */
  after?: string[];
}
export interface BulkAnswerRow {
  application_id: string;
  /** Why this one was left out; null where it was answered. */
  problem: string | null;
}

const FIELD = /\{([a-z]+)\}/g;
const isField = (name: string): name is TemplateField => Object.hasOwn(TEMPLATE_FIELDS, name);

/** A text with what its fields in braces stand for; braces around anything else stay, so that a slip is seen. */
export const filledTemplate = (text: string, values: Readonly<Record<TemplateField, string>>): string =>
  text.replace(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole));

/** First problem of each field of a template. */
export const templateProblems = ({ name, text }: AnswerTemplateRequest): Partial<Record<keyof AnswerTemplateRequest, string>> =>
  onlyProblems({
    name: neededLineProblem(APPLICATION_FIELDS.template, name, APPLICATION_LIMITS.templateName),
    text: textProblem(APPLICATION_FIELDS.answer, text, APPLICATION_LIMITS.answer),
  });
