import { inOneLine } from '../../../../contracts/one-line.js';
import { cityName, countryName } from '../../../../contracts/places.js';
import type { Address, Contact, ProfileDetails, SocialLinks } from '../../../../contracts/profile-details.js';

/** What of a profile stands on a card; what its reader may not see is null. */
export type CardProfile = Readonly<{
  id: string;
  username: string;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
}> & { readonly [Field in 'bio' | 'job_title' | 'company' | 'contacts' | 'addresses' | 'social_links']: ProfileDetails[Field] | null };

/** A line of a card: its name with what belongs to it, and the parts of its value. */
type Line = readonly [name: string, ...parts: string[]];

/** Octets of a line, without its end. */
const LONGEST = 75;
const END = '\r\n';

/** The card of a member in vCard 3.0, which every address book reads; `page` is the address of the profile. */
export function vcard(profile: CardProfile, page: string): string {
  const { id, username, display_name, first_name, last_name, birth_date, job_title, company, bio } = profile;
  const full = first_name && last_name ? `${first_name} ${last_name}` : null;
  const lines: Line[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['PRODID', '-//Meydan//TR'],
    ['UID', `urn:uuid:${id}`],
    ['FN', full ?? display_name ?? username],
    ['N', last_name ?? '', first_name ?? (last_name ? '' : (display_name ?? username)), '', '', ''],
    ['NICKNAME', username],
    ['TITLE', job_title ?? ''],
    ['ORG', company ?? ''],
    ...(profile.contacts ?? []).map(contactLine),
    ...addressLines(profile.addresses),
    ['URL', page],
    ...linkLines(profile.social_links),
    ['BDAY', birth_date ?? ''],
    ['NOTE', bio ?? ''],
    ['END', 'VCARD'],
  ];
  return lines
    .filter(([, ...parts]) => parts.some(Boolean))
    .map(([name, ...parts]) => folded(`${name}:${parts.map(escaped).join(';')}`) + END)
    .join('');
}

const NAME_OF: Record<Contact['type'], string> = {
  email: 'EMAIL;TYPE=INTERNET',
  phone: 'TEL;TYPE=VOICE',
  mobile: 'TEL;TYPE=CELL',
  whatsapp: 'TEL;TYPE=CELL,X-WHATSAPP',
  telegram: 'X-SOCIALPROFILE;TYPE=telegram',
};

function contactLine({ type, value }: Contact): Line {
  if (type !== 'telegram' || value.startsWith('+')) return [type === 'telegram' ? NAME_OF.mobile : NAME_OF[type], value];
  return [NAME_OF.telegram, `https://t.me/${value.replace(/^@/, '')}`];
}

/** Where somebody lives within a city is the nearer of the two places. */
function addressLines(address: Address | null): Line[] {
  if (!address) return [];
  const { country, city, district } = address;
  const named = city && cityName(country, city);
  return [['ADR;TYPE=HOME', '', '', '', district || named, district ? named : '', '', country && countryName(country)]];
}

const linkLines = (links: SocialLinks | null): Line[] =>
  [links?.website, links?.github, links?.linkedin].flatMap((link): Line[] => (link ? [['URL', link.includes('://') ? link : `https://${link}`]] : []));

/** A value as it stands in a line: a line of its own is written as a sign, and what nobody sees is left out. */
const escaped = (value: string): string =>
  value
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(inOneLine)
    .join('\n')
    .trim()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A line in pieces of so many octets; a letter of several of them stays whole. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const own = Buffer.byteLength(sign);
    if (octets + own > LONGEST) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += sign;
    octets += own;
  }
  return [...pieces, piece].join(END);
}
