import { COMPANY_LINKS } from '../../../../contracts/job-writing.js';
import type { CompanyLinks } from '../../../../contracts/jobs.js';

// As facts hold it, so that it can be sealed.

export interface Point {
  readonly lat: number;
  readonly lng: number;
}
export const pointLine = ({ lat, lng }: Point): string => `${lat} ${lng}`;
export function pointOf(line: string | null): Point | null {
  const [lat = Number.NaN, lng = Number.NaN] = (line ?? '').split(' ').map(Number);
  return line === null ? null : { lat, lng };
}

export const linkLines = (links: Partial<CompanyLinks>): string[] =>
  COMPANY_LINKS.flatMap((name) => {
    const address = links[name]?.trim();
    return address ? [`${name} ${address}`] : [];
  });
export function linksOf(lines: readonly string[]): CompanyLinks {
  const found = lines.map((line) => line.split(' ') as [keyof CompanyLinks, string]);
  return { linkedin: '', twitter: '', instagram: '', website: '', ...Object.fromEntries(found) };
}
