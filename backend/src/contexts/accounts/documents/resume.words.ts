import { cityName } from '../../../../contracts/places.js';
import { ONGOING, type OwnProfile, type ProfileDetails, SKILL_LEVELS, type Skill, type SocialLinks } from '../../../../contracts/profile-details.js';

/** What of a profile JSON Resume has a place for, or may have one: its schema lets every object have fields of one's own. */
export type ResumeProfile = Pick<OwnProfile, 'first_name' | 'last_name' | 'display_name'> &
  Pick<ProfileDetails, 'bio' | 'job_title' | 'contacts' | 'social_links' | 'addresses' | 'experiences' | 'educations' | 'skills' | 'certificates' | 'projects'>;

const RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
type Json = string | boolean | undefined | Json[] | { [name: string]: Json };

/** A profile in JSON Resume v1.0.0. What is empty is left out. `current` is ours: without it nobody knows whether an end is missing or has not come. */
export function resumeOf(profile: ResumeProfile): Json {
  const { bio, job_title, contacts, social_links, addresses } = profile;
  const contact = (...types: string[]) => contacts.find(({ type }) => types.includes(type))?.value;
  const { country, city, district } = addresses;
  return tidy({
    $schema: RESUME_SCHEMA,
    basics: {
      name: fullName(profile),
      label: job_title ?? '',
      email: contact('email'),
      phone: contact('phone', 'mobile'),
      url: social_links.website,
      summary: bio ?? '',
      location: { city: city && cityName(country, city), countryCode: country, district },
      profiles: NETWORKS.flatMap(({ network, of }) =>
        social_links[of] ? [{ network, username: handleIn(social_links[of]), url: withScheme(social_links[of]) }] : [],
      ),
    },
    work: profile.experiences.map(({ company, position, location, start, end, description }) => ({
      ...{ name: company, position, location, ...times(start, end), summary: description },
    })),
    education: profile.educations.map(({ school, department, degree, start, end, description }) => ({
      ...{ institution: school, area: department, studyType: degree, ...times(start, end), summary: description },
    })),
    certificates: profile.certificates.map(({ name, issuer, issue_date, expiry_date, credential_id, credential_url, description }) => ({
      ...{ name, issuer, date: issue_date, url: credential_url, expiryDate: expiry_date, credentialId: credential_id, summary: description },
    })),
    projects: profile.projects.map(({ name, description, technologies, start, end, url, github }) => ({
      ...{ name, description, keywords: technologies ? technologies.split(', ') : [], ...times(start, end), url, repository: github },
    })),
    skills: profile.skills.map(({ name, category, level }: Skill) => ({
      ...{ name, level: level && SKILL_LEVELS[level], keywords: category ? [category] : [] },
    })),
  });
}

/** Networks that profiles know, and how they are called there. */
export const NETWORKS = [
  { network: 'GitHub', of: 'github', start: 'github.com/' },
  { network: 'LinkedIn', of: 'linkedin', start: 'linkedin.com/in/' },
] as const satisfies readonly { network: string; of: keyof SocialLinks; start: string }[];

/** First and last name, else the displayed one. */
export const fullName = ({ first_name, last_name, display_name }: Pick<ResumeProfile, 'first_name' | 'last_name' | 'display_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (display_name ?? '');

const times = (start: string, end: string) => ({
  startDate: start,
  ...(end === ONGOING ? { current: true } : { endDate: end, ...(start && !end ? { current: false } : {}) }),
});
const withScheme = (address: string): string => (address.includes('://') ? address : `https://${address}`);
const handleIn = (address: string): string => address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '';

/** Without what is empty. */
function tidy(value: Json): Json {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).map(([name, part]) => [name, tidy(part)] as const);
  return Object.fromEntries(kept.filter(([, part]) => !isEmpty(part)));
}
const isEmpty = (value: Json): boolean => value === '' || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
