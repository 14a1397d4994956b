/** What members tell of themselves beside their names, on the wire: the parts of a profile, their limits and what is wrong with them. */
import type { OwnUser } from './accounts.js';
import { emailFlaw } from './email.js';
import type { Subrole } from './permissions.js';
import type { PrivacyFlag, PrivacySettings } from './privacy.js';
import type { PublicUser } from './profile.js';

export const DETAIL_LIMITS = {
  bio: 1_000,
  line: 120,
  description: 2_000,
  url: 300,
  phone: 20,
  /** Of all that one saving writes, in bytes of UTF-8 as JSON: sealed it must fit into one append to the log. */
  bytes: 700_000,
  /** How far back a CV reaches, and how far ahead its ends may be. */
  years: { min: 1900, max: 2100 },
  entries: { experiences: 30, educations: 20, certificates: 40, projects: 30, skills: 60, contacts: 10 },
} as const;

export const COMPANY_SUFFIXES = ['de', 'da', 'te', 'ta', 'nde', 'nda', 'nte', 'nta'] as const;
export type CompanySuffix = (typeof COMPANY_SUFFIXES)[number];
export const EXPERIENCE_LEVELS = { junior: 'Junior', mid: 'Orta düzey', senior: 'Kıdemli', lead: 'Takım lideri', student: 'Öğrenci' } as const;
export type ExperienceLevel = keyof typeof EXPERIENCE_LEVELS;
export const SKILL_CATEGORIES = ['Programlama Dilleri', "Framework'ler", 'Veritabanları', 'Araçlar', 'Tasarım', 'DevOps', 'Diğer'] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];
export const SKILL_LEVELS = { beginner: 'Başlangıç', intermediate: 'Orta', advanced: 'İleri', expert: 'Uzman' } as const;
export type SkillLevel = keyof typeof SKILL_LEVELS;
export const CONTACT_TYPES = { email: 'E-posta', phone: 'Telefon', mobile: 'Cep Telefonu', whatsapp: 'WhatsApp', telegram: 'Telegram' } as const;
export type ContactType = keyof typeof CONTACT_TYPES;
/** In the place of an end that has not come. */
export const ONGOING = 'ongoing';

/** Dates are `YYYY-MM` or `YYYY-MM-DD`; an end may be `ongoing`; an empty text is none. */
export interface Experience {
  company: string;
  position: string;
  start: string;
  end: string;
  location: string;
  description: string;
}
export interface Education {
  school: string;
  department: string;
  degree: string;
  start: string;
  end: string;
  description: string;
}
export interface Certificate {
  name: string;
  issuer: string;
  issue_date: string;
  /** Empty: it has no end. */
  expiry_date: string;
  description: string;
  credential_id: string;
  credential_url: string;
}
export interface CvProject {
  name: string;
  description: string;
  technologies: string;
  start: string;
  end: string;
  url: string;
  github: string;
}
export interface Skill {
  /** Empty for one that was kept without it. */
  category: SkillCategory | '';
  name: string;
  level: SkillLevel | '';
}
export interface Contact {
  type: ContactType;
  value: string;
}
export interface SocialLinks {
  github: string;
  linkedin: string;
  website: string;
}
/** Codes of the lists in `places.ts`; `district` is free text. */
export interface Address {
  country: string;
  city: string;
  district: string;
}

/** All that a member tells of themselves beside their names and birth date. */
export interface ProfileDetails {
  bio: string | null;
  job_title: string | null;
  company: string | null;
  company_suffix: CompanySuffix;
  experience_level: ExperienceLevel | null;
  social_links: SocialLinks;
  contacts: Contact[];
  addresses: Address;
  skills: Skill[];
  experiences: Experience[];
  educations: Education[];
  certificates: Certificate[];
  projects: CvProject[];
}

export const NO_DETAILS: ProfileDetails = {
  bio: null,
  job_title: null,
  company: null,
  company_suffix: 'de',
  experience_level: null,
  social_links: { github: '', linkedin: '', website: '' },
  contacts: [],
  addresses: { country: '', city: '', district: '' },
  skills: [],
  experiences: [],
  educations: [],
  certificates: [],
  projects: [],
};

/** What the pictures and the file of a profile are reached by; null where there is none. */
export interface ProfileFiles {
  avatar: string | null;
  banner: string | null;
}

/** A profile as one reader may see it: what its member hides is null, and `hidden` names the switch. */
export type SeenProfile = PublicUser &
  ProfileFiles & {
    is_public: boolean;
    subroles: Subrole[];
    hidden: PrivacyFlag[];
    birth_date: string | null;
  } & { [K in keyof ProfileDetails]: ProfileDetails[K] | null };

/** One's own: everything, and what decides who sees it. */
export type OwnProfile = OwnUser &
  ProfileFiles &
  ProfileDetails & {
    /** Whether those who are not signed in see the profile. */
    guests_visible: boolean;
    privacy_settings: PrivacySettings;
    /** The file of the CV, for its owner alone. */
    cv_url: string | null;
  };

/** An entry as it may be sent: what is left out of it is empty. */
export type Given<Entry> = Partial<Entry>;
/** Part of `PUT /api/profile`: what is left out stays as it is; null or an empty text takes it away. A list is sent whole. */
export interface UpdateDetailsRequest {
  bio?: string | null;
  job_title?: string | null;
  company?: string | null;
  company_suffix?: CompanySuffix;
  experience_level?: ExperienceLevel | null;
  social_links?: Given<SocialLinks>;
  contacts?: Given<Contact>[];
  addresses?: Given<Address>;
  /** Older ones are plain texts; they are kept as entries without category and level. */
  skills?: (Given<Skill> | string)[];
  experiences?: Given<Experience>[];
  educations?: Given<Education>[];
  certificates?: Given<Certificate>[];
  projects?: Given<CvProject>[];
}

/** Body of `PUT /api/profile/privacy`: what is left out stays as it is. */
export type UpdatePrivacyRequest = Partial<PrivacySettings> & { is_public?: boolean; guests_visible?: boolean };

export const DETAIL_TEXT = {
  firstNameMissing: 'Lütfen adınızı girin.',
  lastNameMissing: 'Lütfen soyadınızı girin.',
  birthDateMissing: 'Lütfen doğum tarihinizi seçin.',
  emailInvalid: 'E-posta adresi geçersiz',
  phoneLength: "Türkiye numaralarında +90'dan sonra 10 hane olmalı.",
  phoneInvalid: 'Geçerli bir telefon numarası girin.',
  phoneStart: "Türkiye numaralarında +90'dan sonra numara 5 ile başlamalıdır.",
  github: 'GitHub adresi github.com/ ile başlamalıdır.',
  linkedin: 'LinkedIn adresi linkedin.com/in/ ile başlamalıdır.',
  urlInvalid: 'Geçerli bir web adresi girin.',
  telegramInvalid: 'Geçerli bir Telegram kullanıcı adı veya numarası girin.',
  tooLong: 'Profilinizdeki metinler birlikte çok uzun. Lütfen bazı açıklamaları kısaltın veya bölümleri ayrı ayrı kaydedin.',
  dateInvalid: 'Geçerli bir tarih girin.',
  endBeforeStart: 'Bitiş tarihi başlangıçtan önce olamaz.',
  choiceInvalid: 'Listeden bir değer seçin.',
  displayNameEmpty: 'Görünen ad boş olamaz.',
  experience: 'Ekli deneyimlerde şirket ve pozisyon birlikte doldurulmalı veya tamamen boş bırakılmalı.',
  education: 'Ekli eğitimlerde okul ve bölüm birlikte doldurulmalı veya tamamen boş bırakılmalı.',
  certificate: 'Ekli sertifikalarda ad ve veren kurum birlikte doldurulmalı veya tamamen boş bırakılmalı.',
  project: 'Ekli projelerde ad ve açıklama birlikte doldurulmalı veya tamamen boş bırakılmalı.',
  skill: 'Ekli yeteneklerde kategori, ad ve seviye birlikte doldurulmalı veya tamamen boş bırakılmalı.',
  loadFailed: 'Profil verisi alınamadı.',
  saveFailed: 'Profil güncellenirken bir hata oluştu.',
  saved: 'Profil başarıyla güncellendi!',
} as const;

/** Whether a contact address that was filled in may be kept. */
export const contactEmailProblem = (email: string): string | null => (email.trim() && emailFlaw(email) ? DETAIL_TEXT.emailInvalid : null);

/** What a Turkish number begins with, and how long it is behind that. */
const TURKISH = { code: '90', first: '5', digits: 10 } as const;
const E164 = /^\+[1-9]\d{6,14}$/;

/** What is wrong with a telephone number; an empty one is none. Blanks and signs between its digits do not count. */
export function phoneProblem(phone: string): string | null {
  const number = toPhone(phone);
  if (!number) return null;
  const digits = number.replace('+', '');
  if (!digits.startsWith(TURKISH.code)) return E164.test(number) ? null : DETAIL_TEXT.phoneInvalid;
  const own = digits.slice(TURKISH.code.length);
  if (own.length !== TURKISH.digits) return DETAIL_TEXT.phoneLength;
  return own.startsWith(TURKISH.first) ? null : DETAIL_TEXT.phoneStart;
}

/** A number as it is kept, `+905321234567`: without what people write between its digits. */
export const toPhone = (phone: string): string => phone.replace(/[\s()\-.]/g, '');

/** The hosts of the two known addresses; what stands before them is left out. */
const SOCIAL_START = { github: 'github.com/', linkedin: 'linkedin.com/in/' } as const;

/** An address of a social page as it is kept: `github.com/elif`. */
export const toSocial = (address: string): string => address.trim().replace(/^(https?:\/\/)?(www\.)?(?=(github|linkedin)\.com\/)/i, '');

/** What is wrong with the address of a GitHub or LinkedIn page; an empty one is none. */
export function socialProblem(site: keyof typeof SOCIAL_START, address: string): string | null {
  const kept = toSocial(address);
  return !kept || (kept.toLowerCase().startsWith(SOCIAL_START[site]) && kept.length > SOCIAL_START[site].length) ? null : DETAIL_TEXT[site];
}

/** The lists of a profile with an entry for each thing. */
export const ENTRY_KINDS = ['experiences', 'educations', 'certificates', 'projects', 'skills'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

interface EntryRule {
  /** What has to be filled in together. */
  together: readonly string[];
  /** What else asks for them when it is filled in. */
  others: readonly string[];
  text: string;
}

/** What makes an entry of each list whole. */
const ENTRY_RULES: Record<EntryKind, EntryRule> = {
  experiences: { together: ['company', 'position'], others: [], text: DETAIL_TEXT.experience },
  educations: { together: ['school', 'department'], others: ['degree', 'start', 'end', 'description'], text: DETAIL_TEXT.education },
  certificates: { together: ['name', 'issuer'], others: [], text: DETAIL_TEXT.certificate },
  projects: { together: ['name', 'description'], others: [], text: DETAIL_TEXT.project },
  skills: { together: ['category', 'name', 'level'], others: [], text: DETAIL_TEXT.skill },
};

const isFilled = (entry: object, field: string): boolean => String((entry as Record<string, unknown>)[field] ?? '').trim() !== '';

/** Fields that an entry lacks because others of it are filled in, and why; none when it is whole or empty. */
export function entryProblems(kind: EntryKind, entry: object): Record<string, string> {
  const { together, others, text } = ENTRY_RULES[kind];
  if (![...together, ...others].some((field) => isFilled(entry, field))) return {};
  return Object.fromEntries(together.filter((field) => !isFilled(entry, field)).map((field) => [field, text]));
}

/** Whether an entry is kept on saving: skills when they are whole, others when one of their two main fields is filled in. */
export const isKeptEntry = (kind: EntryKind, entry: object): boolean => {
  const filled = ENTRY_RULES[kind].together.map((field) => isFilled(entry, field));
  return kind === 'skills' ? filled.every(Boolean) : filled.some(Boolean);
};
