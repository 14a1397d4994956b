/** The sections in which details of a profile are written, and the texts of those that moderators judge as one. */
import { NO_DETAILS, type ProfileDetails, type SocialLinks } from './profile-details.js';

/** In which section each detail is written, in the order of the record. What is written together is one section, and one fact. */
export const SECTION_OF = {
  bio: 'bio',
  job_title: 'job',
  company: 'job',
  company_suffix: 'job',
  experience_level: 'job',
  social_links: 'links',
  contacts: 'contacts',
  addresses: 'address',
  skills: 'skills',
  experiences: 'experiences',
  educations: 'educations',
  certificates: 'certificates',
  projects: 'projects',
} as const satisfies Record<keyof ProfileDetails, string>;
export type ProfileSection = (typeof SECTION_OF)[keyof ProfileDetails];
const DETAILS = Object.keys(SECTION_OF) as (keyof ProfileDetails)[];
export const PROFILE_SECTION_NAMES: readonly ProfileSection[] = [...new Set(Object.values(SECTION_OF))];

/** A section as it is recorded, as one text. */
export const sectionText = (section: ProfileSection, details: ProfileDetails): string =>
  JSON.stringify(Object.fromEntries(DETAILS.filter((detail) => SECTION_OF[detail] === section).map((detail) => [detail, details[detail]])));
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
