/** What members choose from when they write projects and postings: lists that the staff keep, on the wire. */
import { lineProblem } from './one-line.js';

export const PROJECT_CHOICE_KINDS = ['stage', 'reward_type'] as const;
export type ProjectChoiceKind = (typeof PROJECT_CHOICE_KINDS)[number];
export const PROJECT_CHOICE_LABEL: Record<ProjectChoiceKind, string> = { stage: 'Proje aşaması', reward_type: 'Ödül tipi' };

/** `kept`: so many of one kind, those that are retired included. */
export const PROJECT_CHOICE_LIMITS = { kept: 40, label: 40, code: 40, place: { min: 1, max: 999 } } as const;

export const PROJECT_CHOICE_TEXT = {
  labelNeeded: 'Bir ad yazın.',
  labelLong: `Ad en fazla ${PROJECT_CHOICE_LIMITS.label} karakter olmalıdır`,
  labelTaken: 'Bu adda bir seçenek zaten var.',
  placeWrong: `Sıra ${PROJECT_CHOICE_LIMITS.place.min} ile ${PROJECT_CHOICE_LIMITS.place.max} arasında bir tam sayı olmalıdır`,
  full: `Bir listede en fazla ${PROJECT_CHOICE_LIMITS.kept} seçenek olabilir.`,
  last: 'Listede en az bir seçenek kalmalıdır.',
  unknown: 'Böyle bir seçenek yok.',
  saved: 'Seçenek kaydedildi.',
  retired: 'Seçenek kaldırıldı. Onu kullanan projelerde durur; yeni seçilemez.',
  restored: 'Seçenek yeniden kullanılıyor.',
} as const;

/** Row of `GET /api/projects/reward-types`. */
export interface ProjectChoice {
  code: string;
  label: string;
}

/** Query of `GET /api/projects/stages`. */
export interface ProjectStagesQuery {
  /** `true` or `false`: whether retired ones are there too that stand on a project which the caller finds, for narrowing a list. */
  carried?: string;
}
/** Row of `GET /api/projects/stages`. */
export interface ProjectStage extends ProjectChoice {
  /** Nobody can choose it any more. */
  retired: boolean;
}

/** Row of `GET /api/console/project-choices`: a retired one stays where it was chosen, and is offered to nobody. */
export interface KeptProjectChoice extends ProjectChoice {
  kind: ProjectChoiceKind;
  place: number;
  retired: boolean;
}

/** `PUT /api/console/project-choices/{kind}/{code}`. */
export interface ProjectChoiceRequest {
  label: string;
  place: number;
}
/** `POST /api/console/project-choices`: its code is made from its label, for good. */
export interface AddProjectChoiceRequest extends ProjectChoiceRequest {
  kind: ProjectChoiceKind;
}

const STEP = 10;
const listOf = (kind: ProjectChoiceKind, rows: readonly (readonly [code: string, label: string])[]): KeptProjectChoice[] =>
  rows.map(([code, label], at) => ({ kind, code, label, place: (at + 1) * STEP, retired: false }));

/** What the lists hold before anybody changes them. */
export const FIRST_CHOICES: readonly KeptProjectChoice[] = [
  ...listOf('stage', [
    ['idea', 'Fikir'],
    ['development', 'Geliştirme'],
    ['beta', 'Beta'],
    ['live', 'Yayında'],
    ['paused', 'Durduruldu'],
  ]),
  ...listOf('reward_type', [
    ['paid', 'Ücretli'],
    ['revenue_share', 'Gelir paylaşımı'],
    ['equity', 'Ortaklık'],
    ['volunteer', 'Gönüllü'],
    ['reference', 'Deneyim ve referans'],
  ]),
];

/** What is wrong with one, by field. */
export function projectChoiceProblems({ label, place }: ProjectChoiceRequest): Partial<Record<keyof ProjectChoiceRequest, string>> {
  const problems: Partial<Record<keyof ProjectChoiceRequest, string>> = {};
  const words = label.trim();
  const flaw = lineProblem('Ad', words);
  if (!words) problems.label = PROJECT_CHOICE_TEXT.labelNeeded;
  else if (words.length > PROJECT_CHOICE_LIMITS.label) problems.label = PROJECT_CHOICE_TEXT.labelLong;
  else if (flaw) problems.label = flaw;
  const { min, max } = PROJECT_CHOICE_LIMITS.place;
  if (!Number.isSafeInteger(place) || place < min || place > max) problems.place = PROJECT_CHOICE_TEXT.placeWrong;
  return problems;
}
