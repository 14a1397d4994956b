import { DETAIL_LIMITS, type EntryKind, ONGOING, SKILL_CATEGORIES, SKILL_LEVELS, type SkillLevel } from '@contracts/profile-details';
import { monthAndYear } from '../../../design/dates';
import type { Entry } from './profileParts';

export interface EntryFieldForm {
  name: string;
  label: string;
  /** `end` is a month with 'Devam ediyor'. */
  as: 'text' | 'long' | 'month' | 'end' | 'select';
  wide?: boolean;
  options?: readonly { value: string; label: string }[];
  hint?: string;
}

interface EntryForm {
  /** What one entry is called. */
  one: string;
  add: string;
  hint: string;
  fields: readonly EntryFieldForm[];
  title: (entry: Entry) => string;
  line: (entry: Entry) => string;
}

const CHOOSE = { value: '', label: 'Seçin' } as const;
const categories = [CHOOSE, ...SKILL_CATEGORIES.map((name) => ({ value: name, label: name }))];
const levels = [CHOOSE, ...Object.entries(SKILL_LEVELS).map(([value, label]) => ({ value, label }))];

/** 'Şubat 2024', 'Devam Ediyor', or nothing. */
export function monthWords(month: string | undefined): string {
  if (!month) return '';
  return month === ONGOING ? 'Devam Ediyor' : monthAndYear(`${month.slice(0, 7)}-15`);
}
const span = ({ start, end }: Entry): string => [monthWords(start), monthWords(end)].filter(Boolean).join(' – ');
const line = (...parts: (string | undefined)[]): string => parts.filter((part) => part?.trim()).join(' · ');
const SORT = 'Sürükleyerek, Alt ve ok tuşlarıyla ya da açtığınız kaydın altındaki düğmelerle sıralayın.';
const NEWEST = `En yenisi üstte durur. ${SORT}`;

/** What the form of each list asks for, and how its entries are told in a line. */
export const ENTRY_FORMS: Record<EntryKind, EntryForm> = {
  experiences: {
    one: 'Deneyim',
    add: 'Deneyim Ekle',
    hint: NEWEST,
    fields: [
      { name: 'company', label: 'Şirket', as: 'text' },
      { name: 'location', label: 'Konum', as: 'text' },
      { name: 'position', label: 'Pozisyon', as: 'text', wide: true },
      { name: 'start', label: 'Başlangıç', as: 'month' },
      { name: 'end', label: 'Bitiş', as: 'end' },
      { name: 'description', label: 'Açıklama', as: 'long', wide: true },
    ],
    title: ({ position, company }) => position || company || 'Yeni deneyim',
    line: (entry) => line(entry.position && entry.company, span(entry)),
  },
  educations: {
    one: 'Eğitim',
    add: 'Eğitim Ekle',
    hint: NEWEST,
    fields: [
      { name: 'school', label: 'Okul', as: 'text' },
      { name: 'department', label: 'Bölüm', as: 'text' },
      { name: 'degree', label: 'Derece', as: 'text', wide: true },
      { name: 'start', label: 'Başlangıç', as: 'month' },
      { name: 'end', label: 'Bitiş', as: 'end' },
      { name: 'description', label: 'Açıklama', as: 'long', wide: true },
    ],
    title: ({ school, department }) => school || department || 'Yeni eğitim',
    line: (entry) => line(entry.school && entry.department, entry.degree, span(entry)),
  },
  certificates: {
    one: 'Sertifika',
    add: 'Sertifika Ekle',
    hint: NEWEST,
    fields: [
      { name: 'name', label: 'Ad', as: 'text' },
      { name: 'issuer', label: 'Veren kurum', as: 'text' },
      { name: 'issue_date', label: 'Veriliş', as: 'month' },
      { name: 'expiry_date', label: 'Geçerlilik sonu', as: 'month', hint: 'Boşsa süresizdir.' },
      { name: 'credential_id', label: 'Belge numarası', as: 'text' },
      { name: 'credential_url', label: 'Belge adresi', as: 'text' },
      { name: 'description', label: 'Açıklama', as: 'long', wide: true },
    ],
    title: ({ name, issuer }) => name || issuer || 'Yeni sertifika',
    line: (entry) => line(entry.name && entry.issuer, monthWords(entry.issue_date), monthWords(entry.expiry_date) || 'Süresiz'),
  },
  projects: {
    one: 'Proje',
    add: 'Proje Ekle',
    hint: NEWEST,
    fields: [
      { name: 'name', label: 'Ad', as: 'text' },
      { name: 'technologies', label: 'Teknolojiler', as: 'text' },
      { name: 'description', label: 'Açıklama', as: 'long', wide: true },
      { name: 'start', label: 'Başlangıç', as: 'month' },
      { name: 'end', label: 'Bitiş', as: 'end' },
      { name: 'url', label: 'Adres', as: 'text' },
      { name: 'github', label: 'GitHub', as: 'text' },
    ],
    title: ({ name }) => name || 'Yeni proje',
    line: (entry) => line(entry.technologies, span(entry)),
  },
  skills: {
    one: 'Yetenek',
    add: 'Yetenek Ekle',
    hint: SORT,
    fields: [
      { name: 'name', label: 'Yetenek', as: 'text', wide: true },
      { name: 'category', label: 'Kategori', as: 'select', options: categories },
      { name: 'level', label: 'Seviye', as: 'select', options: levels },
    ],
    title: ({ name }) => name || 'Yeni yetenek',
    line: ({ category, level }) => line(category, level && SKILL_LEVELS[level as SkillLevel]),
  },
};

/** An entry in which nothing is filled in yet. */
export const emptyEntry = (kind: EntryKind): Entry => Object.fromEntries(ENTRY_FORMS[kind].fields.map(({ name }) => [name, '']));

/** How long the text of a field may be. */
export const longest = ({ as, name }: EntryFieldForm): number => {
  if (as === 'long') return DETAIL_LIMITS.description;
  return ['url', 'github', 'credential_url'].includes(name) ? DETAIL_LIMITS.url : DETAIL_LIMITS.line;
};
