/** How skills are compared: those of a profile with those that a posting asks for. Nothing else counts, and each step can be told in words. */
import { foldText } from './folding.js';

/**
 * One name for what is called by several, each as `bare` leaves it. Short, and only for names that mean the same to everybody: whoever knows a
 * framework need not know its language, so nothing here leads from one skill to another.
 */
const ALIASES: Readonly<Record<string, string>> = {
  postgres: 'postgresql',
  psql: 'postgresql',
  js: 'javascript',
  ts: 'typescript',
  golang: 'go',
  k8s: 'kubernetes',
  reactjs: 'react',
  vuejs: 'vue',
  angularjs: 'angular',
  nextjs: 'next',
  node: 'nodejs',
  mongo: 'mongodb',
  dotnet: '.net',
  csharp: 'c#',
  cpp: 'c++',
  fsharp: 'f#',
  py: 'python',
  rails: 'rubyonrails',
  tailwindcss: 'tailwind',
  ml: 'machinelearning',
  makineogrenmesi: 'machinelearning',
  yapayzeka: 'artificialintelligence',
  ai: 'artificialintelligence',
};

/** Signs that make another name: C, C++, C# and .NET. Dots within a name do not: Node.js is nodejs. */
const bare = (name: string): string => foldText(name.trim()).replace(/(?<=[\p{L}\p{N}])\.|[^\p{L}\p{N}+#.]/gu, '');

/** A skill as it is compared: the same for every spelling of it; empty where it says nothing. */
export function skillKey(name: string): string {
  const key = bare(name);
  return Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? key) : key;
}

/** The skills of both as they are compared, each once. */
export const skillKeys = (names: readonly string[]): string[] => [...new Set(names.map(skillKey).filter(Boolean))];

export interface Match {
  /** Of what is asked for, in its spelling and order, what is known … */
  readonly known: string[];
  /** … and what not. */
  readonly missing: string[];
}

/** What of it somebody knows who knows these. */
export function matchOf(asked: readonly string[], knownKeys: ReadonlySet<string>): Match {
  const seen = new Set<string>();
  const match: Match = { known: [], missing: [] };
  for (const name of asked) {
    const key = skillKey(name);
    if (!key || seen.has(key)) continue;
    seen.add(key);
    (knownKeys.has(key) ? match.known : match.missing).push(name);
  }
  return match;
}

/** 'React', 'React ve PostgreSQL', 'React, Node.js ve PostgreSQL' */
export function inTurkishList(names: readonly string[]): string {
  const [last = '', ...before] = [...names].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} ve ${last}`;
}

export const MATCHING_TEXT = {
  title: 'Size uygun',
  reason: (known: readonly string[]): string => `${inTurkishList(known)} biliyorsunuz`,
  missing: (missing: readonly string[]): string => `Ayrıca aranan: ${inTurkishList(missing)}`,
  nothingMissing: 'Aranan her beceri var',
} as const;

/** `looked`: so many of the newest postings that ask for a skill of theirs are compared. */
export const MATCHING = { looked: 1_000, listed: 20 } as const;

interface Ranked {
  readonly match: Match;
  /** Place in the log. */
  readonly number: number;
}

const share = ({ known, missing }: Match): number => known.length / (known.length + missing.length);

/** The best first: by the share of what is known, then by how much that is, then the newest. */
export const byMatch = (one: Ranked, other: Ranked): number =>
  share(other.match) - share(one.match) || other.match.known.length - one.match.known.length || other.number - one.number;
