import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { type ValidationError, validateSync } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { writtenValue } from './written-value.js';

type Dto = new () => object;

/** Queries of one kind whose check is remembered, and how long one may be for that, in characters. */
const KNOWN_QUERIES = 500;
const LONGEST_KNOWN_QUERY = 200;

/** No address has more parameters. */
const MOST_PARAMETERS = 50;
/** Whoever gets more than this wrong is not writing a form. */
const MOST_SENTENCES = 30;

/** Checks bodies and queries against their DTO: unknown fields, wrong types and missing values are refused with a Turkish sentence for each field. */
@Injectable()
export class RequestCheckPipe implements PipeTransform {
  private readonly queries = new Map<Dto, LRUCache<string, object>>();

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || !metatype || metatype === Object || metatype === String) return value;
    if (typeof (value ?? {}) !== 'object' || Array.isArray(value)) throw refusal(type, {});
    return type === 'body' ? checked(type, metatype as Dto, value ?? {}) : this.query(metatype as Dto, value ?? {});
  }

  /** The same few queries come again and again, and what a check makes of one never changes. */
  private query(dto: Dto, value: object): object {
    if (Object.keys(value).length > MOST_PARAMETERS) throw refusal('query', {});
    const key = JSON.stringify(value);
    const known = this.queriesOf(dto).get(key);
    if (known) return known;
    const instance = Object.freeze(checked('query', dto, value));
    if (key.length <= LONGEST_KNOWN_QUERY) this.queriesOf(dto).set(key, instance);
    return instance;
  }

  private queriesOf(dto: Dto): LRUCache<string, object> {
    let queries = this.queries.get(dto);
    if (!queries) {
      queries = new LRUCache({ max: KNOWN_QUERIES });
      this.queries.set(dto, queries);
    }
    return queries;
  }
}

function checked(type: 'body' | 'query', dto: Dto, value: object): object {
  const instance = filled(dto, value, type === 'query');
  const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, stopAtFirstError: true });
  if (errors.length > 0) throw refusal(type, sentencesOf(errors));
  return instance;
}

/** A request of a class with what was sent; in a query, where everything is text, what the class calls a number is read as one. */
function filled(dto: Dto, value: object, isText: boolean): object {
  const instance = new dto();
  for (const [name, sent] of Object.entries(value)) {
    // What every object has is no field: whoever asks does not choose it.
    if (Object.hasOwn(Object.prototype, name)) continue;
    // A list that comes as null is a list left out.
    if (sent === null && Reflect.getMetadata('design:type', dto.prototype, name) === Array) continue;
    const isNumber = isText && typeof sent === 'string' && Reflect.getMetadata('design:type', dto.prototype, name) === Number;
    Object.defineProperty(instance, name, {
      value: isNumber ? Number(sent) : writtenValue(sent, dto.prototype, name),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return instance;
}

/** A wrong query is a malformed request (400); a wrong body is a well-formed one that cannot be accepted (422). */
function refusal(type: 'body' | 'query', fields: Record<string, string>): RuleViolation {
  const [first] = Object.values(fields);
  if (type === 'body') return new RuleViolation(CODE.validation, first ?? TEXT.validation, fields, 'invalid');
  return new RuleViolation(CODE.malformed, first ?? TEXT.malformedRequest, fields, 'malformed');
}

function sentencesOf(errors: readonly ValidationError[]): Record<string, string> {
  return Object.fromEntries(errors.slice(0, MOST_SENTENCES).map((error) => [safeName(error.property), sentenceOf(error)]));
}

function sentenceOf({ property, constraints = {}, children = [] }: ValidationError): string {
  if (constraints.whitelistValidation) return `${safeName(property)}: ${TEXT.unknownField}`;
  const [first] = Object.values(constraints);
  const [child] = children;
  return first ?? (child ? sentenceOf(child) : TEXT.validation);
}

/** A field name comes from outside: only what looks like one is repeated. */
const safeName = (property: string): string => (/^[\w.]{1,60}$/.test(property) ? property : 'alan');
