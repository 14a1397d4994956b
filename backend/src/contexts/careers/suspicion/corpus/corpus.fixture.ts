import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Salary, Seniority } from '../../../../../contracts/jobs.js';
import type { ListingText } from '../reading.rules.js';

const HERE = __dirname;

/** A salary as `TRY 40000-50000 month net`. */
function salaryOf(text: string | undefined): Salary | null {
  const [, currency, min, max, period, basis] = /^(\w{3}) (\d+)-(\d+) (\w+) (\w+)$/.exec(text ?? '') ?? [];
  return currency ? ({ currency, min: Number(min), max: Number(max), period, basis } as Salary) : null;
}

function listingOf(block: string): ListingText {
  const [head = '', ...lines] = block.trim().split('\n');
  const [title = '', company = '', location = '', salary, seniority] = head.split('|').map((part) => part.trim());
  const marked = (mark: string) => lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
  return {
    ...{ title, company, location },
    description: lines.filter((line) => !/^[-+>] /.test(line)).join('\n'),
    responsibilities: marked('+').join('\n'),
    qualifications: marked('-').join('\n'),
    links: marked('>'),
    salary: salaryOf(salary),
    seniority: (seniority as Seniority | undefined) || null,
  };
}

/**
 * Listings that were written for tuning the rules, one a block: `# title | company | location | salary | seniority`, then the description; items of
 * responsibilities begin with `+`, of qualifications with `-`, links with `>`.
 */
export const corpus = (name: 'bad' | 'ordinary'): readonly ListingText[] =>
  `\n${readFileSync(join(HERE, `${name}.txt`), 'utf8')}`.split(/\n# /).slice(1).map(listingOf);
