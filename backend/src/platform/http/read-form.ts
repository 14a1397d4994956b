import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { withWholeCharacters } from './http-hooks.js';

/** The files that a form may carry: one, unless it says more. */
export interface FileRule {
  /** Name of the form's field. */
  readonly field: string;
  /** Of each. */
  readonly maxBytes: number;
  /** What is said about a larger one. */
  readonly tooLarge: string;
  readonly several?: {
    readonly most: number;
    /** What is said about more. */
    readonly tooMany: string;
  };
}

/** A file as it was sent; what it is has not been looked at yet. */
export interface SentFile {
  readonly bytes: Buffer;
  /** As its sender calls it. */
  readonly name: string;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

/** Reads a form to its end, at most as many files of at most `maxBytes` with it as the rule says. Throws RuleViolation for everything that is no such form. */
export async function readForm(request: FastifyRequest, rule: FileRule): Promise<Form> {
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  const { most = 1, tooMany = TEXT.tooLarge } = rule.several ?? {};
  try {
    // One more than may be is read, so that whoever sent it hears what is wrong; of a form with one file nobody sends two.
    const limits = { fileSize: rule.maxBytes + 1, ...(rule.several && { files: most + 1 }) };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(fields, part);
      else files.push(...(await filesOf(part, rule)));
      if (files.length > most) throw tooLarge(tooMany, rule.field);
    }
  } catch (error) {
    // What was not read is let go by: a connection that stands still could neither be used again nor closed.
    request.raw.unpipe().resume();
    throw refusalOf(error);
  }
  return { fields, files };
}

function addField(fields: Record<string, string>, { fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): void {
  if (valueTruncated || fieldnameTruncated) throw tooLarge(TEXT.tooLarge);
  // A part that calls itself JSON has been read as such; forms have texts and nothing else.
  if (typeof value !== 'string' || fieldname in fields) throw malformed();
  fields[fieldname] = withWholeCharacters(value) as string;
}

/** Without a name and bytes it is a file field that was left empty. */
async function filesOf({ fieldname, filename, file }: MultipartFile, rule: FileRule): Promise<SentFile[]> {
  if (fieldname !== rule.field) throw malformed();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > rule.maxBytes) throw tooLarge(rule.tooLarge, rule.field);
    chunks.push(chunk);
  }
  // Whatever the type says, a part may come without a name.
  const name = filename as string | undefined;
  return size === 0 && !name ? [] : [{ bytes: Buffer.concat(chunks), name: asNamed(withWholeCharacters(name ?? '') as string) }];
}

/** Quotes and ends of lines in a name are all that browsers write as numbers. */
const asNamed = (name: string): string => name.replaceAll('%22', '"').replace(/%0[AD]/g, ' ');

/** Reading touches nothing but what was sent, so whatever fails here is wrong with that. */
function refusalOf(error: unknown): RuleViolation {
  if (error instanceof RuleViolation) return error;
  return (error as { statusCode?: unknown } | null)?.statusCode === 413 ? tooLarge(TEXT.tooLarge) : malformed();
}

const malformed = () => new RuleViolation(CODE.malformed, TEXT.malformedForm, null, 'malformed');
const tooLarge = (sentence: string, field?: string) => new RuleViolation(CODE.tooLarge, sentence, field ? { [field]: sentence } : null, 'too-large');
