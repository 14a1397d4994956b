/** The sections in which details of a profile are written, and the texts of those that moderators judge as one. */
import { NO_DETAILS, type ProfileDetails, type SocialLinks } from './profile-details.js';

/** What is written together is one section, and one fact. */
export const PROFILE_SECTIONS = {
  bio: { label: 'Hakkımda', fields: ['bio'] },
  job: { label: 'İş bilgisi', fields: ['job_title', 'company', 'company_suffix', 'experience_level'] },
  links: { label: 'Sosyal medya', fields: ['social_links'] },
  contacts: { label: 'İletişim bilgileri', fields: ['contacts'] },
  address: { label: 'Adres', fields: ['addresses'] },
  skills: { label: 'Yetenekler', fields: ['skills'] },
  experiences: { label: 'İş deneyimleri', fields: ['experiences'] },
  educations: { label: 'Eğitim bilgileri', fields: ['educations'] },
  certificates: { label: 'Sertifikalar', fields: ['certificates'] },
  projects: { label: 'Projeler', fields: ['projects'] },
} as const satisfies Record<string, { label: string; fields: readonly (keyof ProfileDetails)[] }>;
export type ProfileSection = keyof typeof PROFILE_SECTIONS;
export const PROFILE_SECTION_NAMES = Object.keys(PROFILE_SECTIONS) as ProfileSection[];

/** A section as it is recorded, as one text. */
export const sectionText = (section: ProfileSection, details: ProfileDetails): string =>
  JSON.stringify(Object.fromEntries(PROFILE_SECTIONS[section].fields.map((field) => [field, details[field]])));
/** What such a text says; nothing of a member who was forgotten. */
export const sectionIn = (text: string | null): Partial<ProfileDetails> => (text === null ? {} : JSON.parse(text));

const LINK_NAMES = { github: 'GitHub', linkedin: 'LinkedIn', website: 'Web Sitesi' } as const satisfies Record<keyof SocialLinks, string>;
const LINKS = Object.keys(LINK_NAMES) as (keyof SocialLinks)[];

/** Links as one text, a line for each; null without any. */
export const linksText = (links: SocialLinks): string | null =>
  LINKS.flatMap((name) => (links[name] ? [`${LINK_NAMES[name]}: ${links[name]}`] : [])).join('\n') || null;

/** The links that such a text was made of. */
export function linksIn(text: string | null): SocialLinks {
  const lines = (text ?? '').split('\n');
  const after = (name: keyof SocialLinks) => lines.find((line) => line.startsWith(`${LINK_NAMES[name]}: `))?.slice(LINK_NAMES[name].length + 2) ?? '';
  return { ...NO_DETAILS.social_links, github: after('github'), linkedin: after('linkedin'), website: after('website') };
}
