/**
 * Texts that those who offer work answer applicants with, again and again.
 *
 * - `GET`, `POST /api/career/answer-templates`, `PUT`, `DELETE /api/career/answer-templates/{id}` with `AnswerTemplateRequest`: `AnswerTemplate`. Each member has
 *   their own, which nobody else reads.
 * - `POST /api/career/applications/received/answers` with `BulkAnswerRequest`: `BulkAnswerRow[]`, one for each application that was named, in that order.
 */
import { type Author, displayName } from './accounts.js';
import { neededLineProblem, onlyProblems, textProblem } from './field-problems.js';
import { APPLICATION_FIELDS } from './job-application-problems.js';
import { APPLICATION_LIMITS, type DecidedState } from './job-applications.js';

/** Words of a template in braces as they are told, and what they become. They are known without Turkish signs and in capitals too. */
export const TEMPLATE_FIELDS = {
  ad: { name: 'ad', words: 'Başvuranın ilk adı (ayrı bir ilk ad yoksa görünen adı)' },
  ilan: { name: 'ilan', words: 'İlanın başlığı' },
  sirket: { name: 'şirket', words: 'Şirket' },
  gonderen: { name: 'gönderen', words: 'Sizin adınız' },
} as const;
type TemplateField = keyof typeof TEMPLATE_FIELDS;

const FIELD_NAMES = Object.values(TEMPLATE_FIELDS)
  .map(({ name }) => name)
  .join(', ');

export const TEMPLATE_TEXT = {
  notFound: 'Bu şablon bulunamadı.',
  tooMany: `En fazla ${APPLICATION_LIMITS.templates} şablon saklayabilirsiniz.`,
  kept: 'Şablon kaydedildi.',
  removed: 'Şablon silindi.',
  nobodyChosen: 'Yanıtlamak için en az bir başvuru seçin.',
  withdrawnMeanwhile: 'Başvurusunu geri çekti; yanıt gönderilmedi.',
  unevenVersions: 'Seçilen başvurular ile sürümlerinin sayısı aynı olmalıdır.',
  decidedMeanwhile: 'Durumu bu arada değişti; yanıt gönderilmedi.',
  unknownField: (name: string): string => `Metindeki ‘${name}’ tanınan bir alan değil. Kullanabileceğiniz alanlar: ${FIELD_NAMES}.`,
  unfilledField: (name: string): string => `Metinde ‘${name}’ alanı dolmadan duruyor. Ayraçları kaldırıp yerine okunacak sözü yazın.`,
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

/** A word or a few in braces; what else stands in braces is no field. */
const FIELD = /\{([\p{L}\p{M}\p{N}_ ]{1,40})\}/gu;
const MARKS = /\p{M}/gu;

/** `{Şirket}` and `{SIRKET}` are `sirket`; null where no field is called so. */
function fieldCalled(name: string): TemplateField | null {
  const plain = name.trim().toLocaleLowerCase('tr').normalize('NFD').replace(MARKS, '').replaceAll('ı', 'i');
  return Object.hasOwn(TEMPLATE_FIELDS, plain) ? (plain as TemplateField) : null;
}

/** A text with what its fields in braces stand for; braces around anything else stay, so that a slip is seen. */
export const filledTemplate = (text: string, values: Readonly<Record<TemplateField, string>>): string =>
  text.replace(FIELD, (whole, name: string) => {
    const field = fieldCalled(name);
    return field ? values[field] : whole;
  });

/** How somebody is addressed: by their first name, or the first of the words they are shown under where it is plainly a name; else by all of them. */
export function addressedAs(person: Pick<Author, 'display_name' | 'username' | 'first_name' | 'last_name'> | null): string {
  const shown = displayName(person);
  const [first = '', ...others] = shown.trim().split(/\s+/);
  return person?.first_name || (others.length > 0 && /^[\p{L}\p{M}]{2,}$/u.test(first) ? first : shown);
}

const fieldsIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name.trim());

/** Of a text that is filled in for each who is answered with it: the first field in it that nobody knows. */
export function unknownFieldProblem(text: string): string | null {
  const unknown = fieldsIn(text).find((name) => fieldCalled(name) === null);
  return unknown === undefined ? null : TEMPLATE_TEXT.unknownField(unknown);
}

/** Of an answer to one, which is read as it stands: the first field in it that was left unfilled, also of the template it was begun with. */
export function unfilledProblem(text: string, template = ''): string | null {
  const ofTemplate = fieldsIn(template);
  const unfilled = fieldsIn(text).find((name) => fieldCalled(name) !== null || ofTemplate.includes(name));
  return unfilled === undefined ? null : TEMPLATE_TEXT.unfilledField(unfilled);
}

/** First problem of each field of a template. */
export const templateProblems = ({ name, text }: AnswerTemplateRequest): Partial<Record<keyof AnswerTemplateRequest, string>> =>
  onlyProblems({
    name: neededLineProblem(APPLICATION_FIELDS.template, name, APPLICATION_LIMITS.templateName),
    text: textProblem(APPLICATION_FIELDS.templateText, text, APPLICATION_LIMITS.answer) ?? unknownFieldProblem(text),
  });
