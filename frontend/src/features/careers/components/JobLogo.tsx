import { type CSSProperties, useState } from 'react';
import classes from './JobLogo.module.css';

interface Props {
  company: string;
  url: string | null;
  size?: 'small' | 'medium' | 'large';
}

/** The same colour wherever a company stands. */
const hueOf = (company: string): number => [...company].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

/** The first two letters of a company, in Turkish capitals. */
const companyLetters = (company: string): string => [...company.trim()].slice(0, 2).join('').toLocaleUpperCase('tr');

/** Decoration beside the company's name, which is written out; the letters stand where a picture is missing or did not come. */
export function JobLogo({ company, url, size = 'medium' }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  const className = `${classes.logo} ${classes[size] ?? ''}`;
  if (url && url !== missing) return <img className={className} src={url} alt="" width={44} height={44} loading="lazy" onError={() => setMissing(url)} />;
  return (
    <span className={`${className} ${classes.letters ?? ''}`} style={{ '--hue': hueOf(company) } as CSSProperties} aria-hidden="true">
      {companyLetters(company)}
    </span>
  );
}
