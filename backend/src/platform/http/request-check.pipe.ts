import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';

/** Checks bodies and queries against their DTO: unknown fields, wrong types and missing values are refused with a Turkish sentence for each field. */
@Injectable()
export class RequestCheckPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || !metatype || metatype === Object || metatype === String) return value;
    if (typeof (value ?? {}) !== 'object' || Array.isArray(value)) throw refusal(type, {});
    const instance = plainToInstance(metatype as new () => object, value ?? {}, { enableImplicitConversion: type === 'query', exposeUnsetFields: false });
    const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, stopAtFirstError: true });
    if (errors.length > 0) throw refusal(type, sentencesOf(errors));
    return instance;
  }
}

/** A wrong query is a malformed request (400); a wrong body is a well-formed one that cannot be accepted (422). */
function refusal(type: 'body' | 'query', fields: Record<string, string>): RuleViolation {
  const [first] = Object.values(fields);
  if (type === 'body') return new RuleViolation(CODE.validation, first ?? TEXT.validation, fields, 'invalid');
  return new RuleViolation(CODE.malformed, first ?? TEXT.malformedRequest, fields, 'malformed');
}

function sentencesOf(errors: readonly ValidationError[]): Record<string, string> {
  return Object.fromEntries(errors.map((error) => [safeName(error.property), sentenceOf(error)]));
}

function sentenceOf({ property, constraints = {}, children = [] }: ValidationError): string {
  if (constraints.whitelistValidation) return `${safeName(property)}: ${TEXT.unknownField}`;
  const [first] = Object.values(constraints);
  const [child] = children;
  return first ?? (child ? sentenceOf(child) : TEXT.validation);
}

/** A field name comes from outside: only what looks like one is repeated. */
const safeName = (property: string): string => (/^[\w.]{1,60}$/.test(property) ? property : 'alan');
