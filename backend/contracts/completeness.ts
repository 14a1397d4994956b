/** How much of a profile is filled in, and what would help most: one pure function for both sides. */
import type { OwnProfile } from './profile-details.js';

/** What the score looks at. */
export type ScoredProfile = Pick<
  OwnProfile,
  | 'first_name'
  | 'last_name'
  | 'display_name'
  | 'avatar'
  | 'banner'
  | 'bio'
  | 'job_title'
  | 'company'
  | 'experience_level'
  | 'birth_date'
  | 'skills'
  | 'experiences'
  | 'educations'
  | 'certificates'
  | 'projects'
  | 'social_links'
  | 'contacts'
  | 'addresses'
>;

interface ScoredField {
  label: string;
  /** What its member is asked to do. */
  advice: string;
  weight: number;
  /** The step of the editor where it is filled in, from 1. */
  step: number;
  filled: (profile: ScoredProfile) => boolean;
}

const written = (text: string | null): boolean => Boolean(text?.trim());
const hasContact = (profile: ScoredProfile, ...types: string[]): boolean => profile.contacts.some(({ type, value }) => types.includes(type) && written(value));

/** In the order of the spec; its two entries of the bio, of 8 and of 6, are one field that weighs both. */
export const SCORED_FIELDS = {
  first_name: { label: 'Ad', advice: 'Adınızı ekleyin', weight: 8, step: 1, filled: ({ first_name }) => written(first_name) },
  last_name: { label: 'Soyad', advice: 'Soyadınızı ekleyin', weight: 8, step: 1, filled: ({ last_name }) => written(last_name) },
  display_name: { label: 'Görünen ad', advice: 'Görünen adınızı ekleyin', weight: 4, step: 1, filled: ({ display_name }) => written(display_name) },
  avatar: { label: 'Profil fotoğrafı', advice: 'Profil fotoğrafı ekleyin', weight: 7, step: 1, filled: ({ avatar }) => written(avatar) },
  bio: { label: 'Hakkımda', advice: 'Kendinizi kısaca anlatın', weight: 8 + 6, step: 1, filled: ({ bio }) => written(bio) },
  job_title: { label: 'Pozisyon', advice: 'Pozisyonunuzu ekleyin', weight: 6, step: 1, filled: ({ job_title }) => written(job_title) },
  company: { label: 'İş yeri', advice: 'İş yerinizi ekleyin', weight: 6, step: 1, filled: ({ company }) => written(company) },
  experience_level: {
    label: 'Deneyim düzeyi',
    advice: 'Deneyim düzeyinizi seçin',
    weight: 4,
    step: 1,
    filled: ({ experience_level }) => written(experience_level),
  },
  birth_date: { label: 'Doğum tarihi', advice: 'Doğum tarihinizi ekleyin', weight: 4, step: 1, filled: ({ birth_date }) => written(birth_date) },
  skills: { label: 'Yetenekler', advice: 'Bir yetenek ekleyin', weight: 7, step: 6, filled: ({ skills }) => skills.length > 0 },
  experiences: { label: 'İş deneyimleri', advice: 'Bir iş deneyimi ekleyin', weight: 7, step: 2, filled: ({ experiences }) => experiences.length > 0 },
  educations: { label: 'Eğitim bilgileri', advice: 'Bir eğitim bilgisi ekleyin', weight: 7, step: 3, filled: ({ educations }) => educations.length > 0 },
  certificates: { label: 'Sertifikalar', advice: 'Bir sertifika ekleyin', weight: 5, step: 4, filled: ({ certificates }) => certificates.length > 0 },
  projects: { label: 'Projeler', advice: 'Bir proje ekleyin', weight: 5, step: 5, filled: ({ projects }) => projects.length > 0 },
  github: { label: 'GitHub', advice: 'GitHub adresinizi ekleyin', weight: 3, step: 1, filled: ({ social_links }) => written(social_links.github) },
  linkedin: { label: 'LinkedIn', advice: 'LinkedIn adresinizi ekleyin', weight: 3, step: 1, filled: ({ social_links }) => written(social_links.linkedin) },
  website: { label: 'Web sitesi', advice: 'Web sitenizi ekleyin', weight: 2, step: 1, filled: ({ social_links }) => written(social_links.website) },
  phone: { label: 'Telefon', advice: 'Telefon numaranızı ekleyin', weight: 2, step: 1, filled: (profile) => hasContact(profile, 'phone', 'mobile') },
  email: { label: 'İletişim e-postası', advice: 'İletişim e-postası ekleyin', weight: 2, step: 1, filled: (profile) => hasContact(profile, 'email') },
  city: { label: 'Şehir', advice: 'Şehrinizi ekleyin', weight: 1, step: 1, filled: ({ addresses }) => written(addresses.city) },
  district: { label: 'İlçe', advice: 'İlçenizi ekleyin', weight: 1, step: 1, filled: ({ addresses }) => written(addresses.district) },
  banner: { label: 'Kapak fotoğrafı', advice: 'Kapak fotoğrafı ekleyin', weight: 3, step: 1, filled: ({ banner }) => written(banner) },
} as const satisfies Record<string, ScoredField>;
export type ScoredName = keyof typeof SCORED_FIELDS;
export const SCORED_NAMES = Object.keys(SCORED_FIELDS) as ScoredName[];

const TOTAL = SCORED_NAMES.reduce((sum, name) => sum + SCORED_FIELDS[name].weight, 0);
const percentOf = (weight: number): number => Math.round((100 * weight) / TOTAL);

export interface MissingField extends Pick<ScoredField, 'label' | 'advice' | 'weight' | 'step'> {
  name: ScoredName;
  /** What the percentage would be with this field alone added. */
  percent: number;
}
export interface Completeness {
  percent: number;
  /** What is not filled in yet; what helps most comes first. */
  missing: MissingField[];
  /** The first of them; null where nothing is missing. */
  next: MissingField | null;
}

/** The rounded completed weight over the total weight, and what is missing. */
export function completenessOf(profile: ScoredProfile): Completeness {
  const done = SCORED_NAMES.filter((name) => SCORED_FIELDS[name].filled(profile)).reduce((sum, name) => sum + SCORED_FIELDS[name].weight, 0);
  const missing = SCORED_NAMES.filter((name) => !SCORED_FIELDS[name].filled(profile))
    .map((name) => {
      const { label, advice, weight, step } = SCORED_FIELDS[name];
      return { name, label, advice, weight, step, percent: percentOf(done + weight) };
    })
    .sort((one, other) => other.weight - one.weight);
  return { percent: percentOf(done), missing, next: missing[0] ?? null };
}

const fromBest = <Band>(bands: readonly (readonly [from: number, band: Band])[], percent: number, rest: Band): Band =>
  bands.find(([from]) => percent >= from)?.[1] ?? rest;

export type BarColor = 'green' | 'yellow' | 'orange' | 'red';
export type RingColor = 'green' | 'orange' | 'red';
/** The colour of a bar that shows it. */
export const barColor = (percent: number): BarColor =>
  fromBest<BarColor>(
    [
      [80, 'green'],
      [60, 'yellow'],
      [40, 'orange'],
    ],
    percent,
    'red',
  );
/** The colour of the ring that shows it. */
export const ringColor = (percent: number): RingColor =>
  fromBest<RingColor>(
    [
      [80, 'green'],
      [60, 'orange'],
    ],
    percent,
    'red',
  );

/** What is said beside it. */
export const completenessMessage = (percent: number): string =>
  fromBest<string>(
    [
      [90, percent === 100 ? 'Profiliniz tamam.' : 'Profiliniz neredeyse tamam.'],
      [80, 'Profiliniz çok iyi görünüyor.'],
      [60, 'Profiliniz iyi yolda.'],
      [40, 'Profilinizin yarısı hazır.'],
      [20, 'Biraz daha bilgi, sizi tanımayı kolaylaştırır.'],
    ],
    percent,
    'Kendinizi tanıtmaya başlayın.',
  );

/** '%74 → %81 olur' */
export const nextStepText = (percent: number, after: number): string => `%${percent} → %${after} olur`;
