import { RESUME_LIMITS, RESUME_TEXT } from '../../../../contracts/resume.js';

/** Why a file is not read. */
export class UnreadableResume extends Error {}

export type JsonObject = Readonly<Record<string, unknown>>;
/** Names by which programs reach what all objects have in common. */
const HOSTILE = new Set(['__proto__', 'constructor', 'prototype']);
const SECTIONS = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
];

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file as JSON Resume; what it is is found out from its content. Throws UnreadableResume with the sentence for its member. */
export function resumeIn(bytes: Uint8Array): JsonObject {
  const text = textOf(bytes);
  if (depthOf(text) > RESUME_LIMITS.depth) throw new UnreadableResume(RESUME_TEXT.tooDeep);
  const value = parsed(text);
  refuseHostile(value);
  if (!isObject(value) || !SECTIONS.some((section) => Object.hasOwn(value, section))) throw new UnreadableResume(RESUME_TEXT.notResume);
  return value;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableResume(RESUME_TEXT.notJson);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableResume(RESUME_TEXT.notJson);
  }
}

/** How deep brackets stand within each other, found out before anything is made of them. */
function depthOf(text: string): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return deepest;
}

function refuseHostile(root: unknown): void {
  let left: number = RESUME_LIMITS.values;
  const look = (value: unknown): void => {
    left -= 1;
    if (left < 0 || (Array.isArray(value) && value.length > RESUME_LIMITS.list)) throw new UnreadableResume(RESUME_TEXT.tooLong);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (HOSTILE.has(name)) throw new UnreadableResume(RESUME_TEXT.hostile);
      look(part);
    }
  };
  look(root);
}
