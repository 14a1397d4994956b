import type { EntryKind } from '@contracts/profile-details';

/** The steps of the editor in their order; those with a list name it. */
export const STEPS = [
  { key: 'personal', title: 'Kişisel Bilgiler' },
  { key: 'experiences', title: 'İş Deneyimleri', list: 'experiences' },
  { key: 'educations', title: 'Eğitim Bilgileri', list: 'educations' },
  { key: 'certificates', title: 'Sertifikalar', list: 'certificates' },
  { key: 'projects', title: 'Projeler', list: 'projects' },
  { key: 'skills', title: 'Yetenekler', list: 'skills' },
  { key: 'roles', title: 'Roller' },
  { key: 'privacy', title: 'Gizlilik Ayarları' },
  { key: 'summary', title: 'Özet' },
] as const satisfies readonly { key: string; title: string; list?: EntryKind }[];
export type Step = (typeof STEPS)[number];
export type StepKey = Step['key'];

export const LAST_STEP = STEPS.length - 1;

/** The step that an address names, by its number from 1; the first where it names none. */
export function stepOf(address: string | null): number {
  const number = Number(address);
  return Number.isInteger(number) && number >= 1 && number <= STEPS.length ? number - 1 : 0;
}

/** Where a step stands in their order. */
export const stepAt = (key: StepKey): number => STEPS.findIndex((step) => step.key === key);
